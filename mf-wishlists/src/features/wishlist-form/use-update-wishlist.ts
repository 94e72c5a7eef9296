import { browserEvents } from '@wishbow/contracts/browser-events';
import type { WishlistId } from '@wishbow/contracts/wire-types';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, emit, failureText, showToast, useMutation } from '@wishbow/platform';
import { toChanges, type WishlistDraft } from './wishlist-draft.ts';

/** Stores what the form of an own list has changed since it began. What the server refuses shows under the fields. */
export function useUpdateWishlist(wishlistId: WishlistId, starting: WishlistDraft, onUpdated: () => void) {
  return useMutation({
    mutationFn: (draft: WishlistDraft) =>
      callApi(wishlistsContract.updateWishlist, {
        params: { wishListId: wishlistId },
        body: toChanges(draft, starting),
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
