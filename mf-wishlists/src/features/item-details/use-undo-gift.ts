import { browserEvents } from '@wishbow/contracts/browser-events';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import type { Wish } from '@wishbow/contracts/wishes';
import { callApi, emit, showToast, tellFailure, useMutation } from '@wishbow/platform';

/** Takes a gift back; the wish is on the list again, and the recipient's notice goes. */
export function useUndoGift({ id, wish_list_id }: Wish) {
  return useMutation({
    mutationFn: (giftId: string) => callApi(customGiftsContract.undoGift, { body: { gift: { id: giftId } } }),
    onSuccess: (answer) => {
      if (answer.status === 200) showToast('Gift taken back. Somebody else can give it now.');
      else showToast(answer.body.message, { tone: answer.status === 409 ? 'info' : 'error' });
      emit(browserEvents, 'wishlists:wish-changed', { wishId: id, wishlistId: wish_list_id });
    },
    onError: tellFailure,
  });
}
