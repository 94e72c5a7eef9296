import { browserEvents } from '@wishbow/contracts/browser-events';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { emit, showToast, useChange } from '@wishbow/platform';

export type WishUpdate = CallOf<typeof wishesContract.updateWish>['body'];

/** Changes an own wish, or moves it to another own list. What the server refuses by field shows under the fields. */
export const useChangeWish = (onChanged: () => void) =>
  useChange(wishesContract.updateWish, (update: WishUpdate) => ({ body: update }), {
    isForm: true,
    onSuccess: ({ wish }) => {
      showToast('Item updated');
      emit(browserEvents, 'wishlists:wish-changed', { wishId: wish.id, wishlistId: wish.wish_list_id });
      onChanged();
    },
  });
