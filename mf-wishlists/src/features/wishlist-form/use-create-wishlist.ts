import { browserEvents } from '@wishbow/contracts/browser-events';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, emit, failureText, showToast, useMutation } from '@wishbow/platform';
import { toBody, type WishlistDraft } from './wishlist-draft.ts';

/** Makes a list. What the server refuses shows under the fields. */
export function useCreateWishlist(onCreated: (wishlistId: string) => void) {
  return useMutation({
    mutationFn: (draft: WishlistDraft) => callApi(wishlistsContract.createWishlist, { body: toBody(draft) }),
    onSuccess: (answer) => {
      if (answer.status !== 201) return;
      const wishlistId = answer.body.wishList.id;
      showToast('Wish list created');
      emit(browserEvents, 'wishlists:list-created', { wishlistId });
      onCreated(wishlistId);
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
}
