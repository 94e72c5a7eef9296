import { invitationsContract } from '@wishbow/contracts/invitations-contract';
import { callApi, RequestFailed, useQuery } from '@wishbow/platform';

/** Who a gift is from; looking uses nothing up. `null` when the link does not work any more. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['getInvitation', token],
    queryFn: async ({ signal }) => {
      const answer = await callApi(invitationsContract.getInvitation, { body: { token } }, { signal });
      if (answer.status === 200) return answer.body.invitation;
      if (answer.status === 422) return null;
      throw new RequestFailed(answer.status, answer.body);
    },
    // Once it is claimed the link works no more, and the thanks stay.
    staleTime: Number.POSITIVE_INFINITY,
  });
