import { browserEvents } from '@wishbow/contracts/browser-events';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { emit, showToast, useChange, useKeyOfForm } from '@wishbow/platform';
import { toBody, type WishlistDraft } from './wishlist-draft.ts';

/** Makes a list. What the server refuses shows under the fields. */
export const useCreateWishlist = (onCreated: (wishlistId: string) => void) =>
  useChange(wishlistsContract.createWishlist, (draft: WishlistDraft) => ({ body: toBody(draft) }), {
    headers: useKeyOfForm(),
    isForm: true,
    onSuccess: ({ wishList: { id: wishlistId } }) => {
      showToast('Wish list created');
      emit(browserEvents, 'wishlists:list-created', { wishlistId });
      onCreated(wishlistId);
    },
  });
