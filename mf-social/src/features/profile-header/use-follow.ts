import { browserEvents } from '@wishbow/contracts/browser-events';
import type { ViewedUser } from '@wishbow/contracts/people';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { callApi, emit, failureText, queryClient, showToast, useMutation } from '@wishbow/platform';

/** Asks to follow somebody, or ends it. Everything of theirs is asked for again, since now other things may be seen. */
export function useFollow({ id, username }: Pick<ViewedUser, 'id' | 'username'>) {
  const settle = () => {
    emit(browserEvents, 'social:follow-changed', { username });
    void queryClient.invalidateQueries({ queryKey: ['getViewedUser', username] });
    void queryClient.invalidateQueries({ queryKey: ['getRelationships'] });
  };
  const onError = (failure: unknown) => showToast(failureText(failure), { tone: 'error' });
  const follow = useMutation({
    mutationFn: () => callApi(relationshipsContract.followUser, { body: { followedUserId: id } }),
    onError,
    onSettled: settle,
  });
  const unfollow = useMutation({
    mutationFn: () => callApi(relationshipsContract.unfollowUser, { body: { followedUserId: id } }),
    onError,
    onSettled: settle,
  });
  return { follow, unfollow };
}
