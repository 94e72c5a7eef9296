import { browserEvents } from '@wishbow/contracts/browser-events';
import type { Wish } from '@wishbow/contracts/wishes';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { callApi, emit, failureText, showToast, useMutation } from '@wishbow/platform';

/** Writes anew what stands beside an own wish; everybody who sees the list can read it. */
export function useChangeNotes(wish: Pick<Wish, 'id' | 'wish_list_id'>, onChanged: () => void) {
  return useMutation({
    mutationFn: (notes: string) => callApi(wishesContract.updateItemNotes, { body: { item: { id: wish.id, notes } } }),
    onSuccess: (answer) => {
      if (answer.status !== 200) return showToast(answer.body.message, { tone: 'error' });
      showToast('Notes updated');
      emit(browserEvents, 'wishlists:wish-changed', { wishId: wish.id, wishlistId: wish.wish_list_id });
      onChanged();
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
}
