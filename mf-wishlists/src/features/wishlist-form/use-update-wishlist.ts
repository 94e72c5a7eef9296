import { browserEvents } from '@wishbow/contracts/browser-events';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, emit, failureText, showToast, useMutation } from '@wishbow/platform';
import { toBody, type WishlistDraft } from './wishlist-draft.ts';

/** Stores an own list as its form says. What the server refuses shows under the fields. */
export function useUpdateWishlist({ id: wishlistId, image }: Wishlist, onUpdated: () => void) {
  return useMutation({
    mutationFn: (draft: WishlistDraft) =>
      callApi(wishlistsContract.updateWishlist, {
        params: { wishListId: wishlistId },
        body: toBody(draft, image ?? undefined),
      }),
    onSuccess: (answer) => {
      if (answer.status === 422) return;
      if (answer.status !== 200) return showToast(answer.body.message, { tone: 'error' });
      showToast('Wish list updated');
      emit(browserEvents, 'wishlists:list-changed', { wishlistId });
      onUpdated();
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
}
