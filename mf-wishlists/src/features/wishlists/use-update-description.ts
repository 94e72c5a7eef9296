import { browserEvents } from '@wishbow/contracts/browser-events';
import type { WishlistId } from '@wishbow/contracts/wire-types';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { emit, showToast, useChange } from '@wishbow/platform';

/** Stores the words of one own list. */
export const useUpdateDescription = (id: WishlistId, onUpdated: () => void) =>
  useChange(
    wishlistsContract.updateWishlistDescription,
    (description: string) => ({ body: { wishList: { id, description } } }),
    {
      onSuccess: () => {
        showToast('Wishlist updated');
        emit(browserEvents, 'wishlists:list-changed', { wishlistId: id });
        onUpdated();
      },
    },
  );
