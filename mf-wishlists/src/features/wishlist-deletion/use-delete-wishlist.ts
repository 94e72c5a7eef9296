import { browserEvents } from '@wishbow/contracts/browser-events';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, emit, failureText, showToast, useMutation } from '@wishbow/platform';

/** Deletes an own list. A refusal is told in the server's words. */
export function useDeleteWishlist(onDeleted: () => void) {
  return useMutation({
    mutationFn: (wishListId: string) => callApi(wishlistsContract.deleteWishlist, { params: { wishListId } }),
    onSuccess: (answer, wishlistId) => {
      if (answer.status !== 200) return showToast(answer.body.message, { tone: 'error' });
      showToast('Wish list deleted');
      emit(browserEvents, 'wishlists:list-deleted', { wishlistId });
      onDeleted();
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
}
