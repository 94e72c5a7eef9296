import { browserEvents } from '@wishbow/contracts/browser-events';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { emit, showToast, useChange } from '@wishbow/platform';

/** Deletes an own list. A refusal is told in the server's words. */
export const useDeleteWishlist = (onDeleted: () => void) =>
  useChange(wishlistsContract.deleteWishlist, (wishListId: string) => ({ params: { wishListId } }), {
    onSuccess: (_, wishlistId) => {
      showToast('Wish list deleted');
      emit(browserEvents, 'wishlists:list-deleted', { wishlistId });
      onDeleted();
    },
  });
