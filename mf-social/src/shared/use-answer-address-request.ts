import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { queryClient, showToast, useChange } from '@wishbow/platform';

type Pair = { followerUserId: string; followedUserId: string };

const aboutPair = (body: Pair) => ({ body });
const outcome = {
  onSuccess: () => showToast('Address access updated'),
  onSettled: () => {
    for (const key of ['getRelationships', 'getViewedUser']) void queryClient.invalidateQueries({ queryKey: [key] });
  },
};

/** Shares one's address with somebody who asked, or does not. */
export function useAnswerAddressRequest() {
  const approve = useChange(relationshipsContract.approveAddressRequest, aboutPair, outcome);
  const reject = useChange(relationshipsContract.cancelAddressRequest, aboutPair, outcome);
  return { approve, reject };
}
