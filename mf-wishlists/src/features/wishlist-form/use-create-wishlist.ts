import { browserEvents } from '@wishbow/contracts/browser-events';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, emit, failureText, showToast, useMutation } from '@wishbow/platform';

export type NewWishlist = CallOf<typeof wishlistsContract.createWishlist>['body'];

/** Makes a list. What the server refuses shows under the fields. */
export function useCreateWishlist(onCreated: (wishlistId: string) => void) {
  return useMutation({
    mutationFn: (wishlist: NewWishlist) => callApi(wishlistsContract.createWishlist, { body: wishlist }),
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
