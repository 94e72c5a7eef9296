import { browserEvents } from '@wishbow/contracts/browser-events';
import type { Wish } from '@wishbow/contracts/wishes';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { callApi, emit, showToast, tellFailure, useChange } from '@wishbow/platform';

type OwnWish = Pick<Wish, 'id' | 'wish_list_id'>;

/** Takes an own wish off its list. The toast that says so can bring it back. */
export const useRemoveWish = (wish: OwnWish, onRemoved?: () => void) =>
  useChange(wishesContract.removeWish, () => ({ body: { wish: { id: wish.id } } }), {
    onSuccess: () => {
      emit(browserEvents, 'wishlists:wish-removed', { wishId: wish.id, wishlistId: wish.wish_list_id });
      showToast('Item removed from wishlist', { action: { label: 'Undo', run: () => void restore(wish) } });
      onRemoved?.();
    },
  });

/** Runs from the toast, when what showed the wish may be gone: so it is no hook. */
const restore = ({ id, wish_list_id }: OwnWish): Promise<void> =>
  callApi(wishesContract.restoreWish, { body: { wish: { id } } }).then((answer) => {
    if (answer.status !== 200) return showToast(answer.body.message, { tone: 'error' });
    emit(browserEvents, 'wishlists:wish-added', { wishlistIds: [wish_list_id] });
  }, tellFailure);
