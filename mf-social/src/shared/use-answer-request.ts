import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { callApi, failureText, queryClient, showToast, useMutation } from '@wishbow/platform';

/** After an answer everything that shows the two people may be out of date. */
function settle(): void {
  for (const key of ['getRelationships', 'getViewedUser', 'refreshNotifications', 'getNotifications']) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
}

const onError = (failure: unknown) => showToast(failureText(failure), { tone: 'error' });

/** Approves a request to follow, or ends a relationship from either side. */
export function useAnswerRequest() {
  const approve = useMutation({
    mutationFn: (id: string) => callApi(relationshipsContract.approveRequest, { body: { relationship_id: id } }),
    onSuccess: () => showToast('Follower approved'),
    onError,
    onSettled: settle,
  });
  const decline = useMutation({
    mutationFn: (id: string) => callApi(relationshipsContract.cancelRequest, { body: { relationship_id: id } }),
    onSuccess: () => showToast('Request cancelled'),
    onError,
    onSettled: settle,
  });
  return { approve, decline };
}
