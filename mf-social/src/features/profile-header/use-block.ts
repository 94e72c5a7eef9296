import { blocksContract } from '@wishbow/contracts/blocks-contract';
import { browserEvents } from '@wishbow/contracts/browser-events';
import type { ViewedUser } from '@wishbow/contracts/people';
import { emit, queryClient, showToast, useChange } from '@wishbow/platform';

/** Blocks somebody, or lifts the block. Everything that may show the two to each other is asked for again. */
export function useBlock({ id, username, firstName }: Pick<ViewedUser, 'id' | 'username' | 'firstName'>) {
  const aboutThem = () => ({ body: { blockedUserId: id } });
  const onSettled = () => {
    emit(browserEvents, 'social:follow-changed', { username });
    void queryClient.invalidateQueries();
  };
  const block = useChange(blocksContract.blockUser, aboutThem, {
    onSuccess: () => showToast(`You blocked ${firstName}`),
    onSettled,
  });
  const unblock = useChange(blocksContract.unblockUser, aboutThem, {
    onSuccess: () => showToast(`You unblocked ${firstName}`),
    onSettled,
  });
  return { block, unblock };
}
