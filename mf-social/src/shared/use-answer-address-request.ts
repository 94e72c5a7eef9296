import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { callApi, failureText, queryClient, showToast, useMutation } from '@wishbow/platform';

type Pair = { followerUserId: string; followedUserId: string };

const settle = () => {
  for (const key of ['getRelationships', 'getViewedUser']) void queryClient.invalidateQueries({ queryKey: [key] });
};
const onError = (failure: unknown) => showToast(failureText(failure), { tone: 'error' });

/** Shares one's address with somebody who asked, or does not. */
export function useAnswerAddressRequest() {
  const approve = useMutation({
    mutationFn: (body: Pair) => callApi(relationshipsContract.approveAddressRequest, { body }),
    onSuccess: () => showToast('Address access updated'),
    onError,
    onSettled: settle,
  });
  const reject = useMutation({
    mutationFn: (body: Pair) => callApi(relationshipsContract.cancelAddressRequest, { body }),
    onSuccess: () => showToast('Address access updated'),
    onError,
    onSettled: settle,
  });
  return { approve, reject };
}
