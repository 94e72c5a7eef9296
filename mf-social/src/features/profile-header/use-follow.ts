import { browserEvents } from '@wishbow/contracts/browser-events';
import type { ViewedUser } from '@wishbow/contracts/people';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { emit, queryClient, useChange } from '@wishbow/platform';

/** Asks to follow somebody, or ends it. Everything of theirs is asked for again, since now other things may be seen. */
export function useFollow({ id, username }: Pick<ViewedUser, 'id' | 'username'>) {
  const aboutThem = () => ({ body: { followedUserId: id } });
  const onSettled = () => {
    emit(browserEvents, 'social:follow-changed', { username });
    void queryClient.invalidateQueries({ queryKey: ['getViewedUser', username] });
    void queryClient.invalidateQueries({ queryKey: ['getRelationships'] });
  };
  const follow = useChange(relationshipsContract.followUser, aboutThem, { onSettled });
  const unfollow = useChange(relationshipsContract.unfollowUser, aboutThem, { onSettled });
  return { follow, unfollow };
}
