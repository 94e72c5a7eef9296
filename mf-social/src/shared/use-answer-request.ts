import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { queryClient, showToast, useChange } from '@wishbow/platform';

/** After an answer everything that shows the two people may be out of date. */
function settle(): void {
  for (const key of ['getRelationships', 'getViewedUser', 'refreshNotifications', 'getNotifications']) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
}

const aboutRequest = (id: string) => ({ body: { relationship_id: id } });

/** Approves a request to follow, or ends a relationship from either side. */
export function useAnswerRequest() {
  const approve = useChange(relationshipsContract.approveRequest, aboutRequest, {
    onSuccess: () => showToast('Follower approved'),
    onSettled: settle,
  });
  const decline = useChange(relationshipsContract.cancelRequest, aboutRequest, {
    onSuccess: () => showToast('Request cancelled'),
    onSettled: settle,
  });
  return { approve, decline };
}
