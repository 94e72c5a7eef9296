import { browserEvents } from '@wishbow/contracts/browser-events';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { callApi, emit, failureText, showToast, useMutation } from '@wishbow/platform';

export type WishUpdate = CallOf<typeof wishesContract.updateWish>['body'];

/** Changes an own wish, or moves it to another own list. What the server refuses by field shows under the fields. */
export function useChangeWish(onChanged: () => void) {
  return useMutation({
    mutationFn: (update: WishUpdate) => callApi(wishesContract.updateWish, { body: update }),
    onSuccess: (answer) => {
      if (answer.status === 422) return;
      if (answer.status !== 200) return showToast(answer.body.message, { tone: 'error' });
      const { id, wish_list_id } = answer.body.wish;
      showToast('Item updated');
      emit(browserEvents, 'wishlists:wish-changed', { wishId: id, wishlistId: wish_list_id });
      onChanged();
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
}
