import { browserEvents } from '@wishbow/contracts/browser-events';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, emit, failureText, showToast, useMutation } from '@wishbow/platform';

/** Stores the words of one own list. */
export function useUpdateDescription(wishlistId: string, onUpdated: () => void) {
  return useMutation({
    mutationFn: (description: string) =>
      callApi(wishlistsContract.updateWishlistDescription, { body: { wishList: { id: wishlistId, description } } }),
    onSuccess: (answer) => {
      if (answer.status !== 200) return showToast(answer.body.message, { tone: 'error' });
      showToast('Wishlist updated');
      emit(browserEvents, 'wishlists:list-changed', { wishlistId });
      onUpdated();
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
}
