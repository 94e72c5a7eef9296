import type { CallOf } from '@wishbow/contracts/endpoint';
import { invitationsContract } from '@wishbow/contracts/invitations-contract';
import { callApi, useMutation } from '@wishbow/platform';

export type InvitedPerson = NonNullable<CallOf<typeof invitationsContract.claimGift>['body']['recipient']>;

/** Claims the gift for somebody who says where they live, or for who is signed in. The answer says what is in the way. */
export const useClaimGift = (token: string) =>
  useMutation({
    mutationFn: (recipient: InvitedPerson | undefined) =>
      callApi(invitationsContract.claimGift, { body: { token, ...(recipient && { recipient }) } }),
  });

export type ClaimingGift = ReturnType<typeof useClaimGift>;
