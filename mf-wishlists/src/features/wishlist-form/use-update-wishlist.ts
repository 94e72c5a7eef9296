import { browserEvents } from '@wishbow/contracts/browser-events';
import type { WishlistId } from '@wishbow/contracts/wire-types';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { emit, showToast, useChange } from '@wishbow/platform';
import { toChanges, type WishlistDraft } from './wishlist-draft.ts';

/** Stores what the form of an own list has changed since it began. What the server refuses shows under the fields. */
export const useUpdateWishlist = (wishlistId: WishlistId, starting: WishlistDraft, onUpdated: () => void) =>
  useChange(
    wishlistsContract.updateWishlist,
    (draft: WishlistDraft) => ({ params: { wishListId: wishlistId }, body: toChanges(draft, starting) }),
    {
      isForm: true,
      onSuccess: () => {
        showToast('Wish list updated');
        emit(browserEvents, 'wishlists:list-changed', { wishlistId });
        onUpdated();
      },
    },
  );
