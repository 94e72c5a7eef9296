import { browserEvents } from '@wishbow/contracts/browser-events';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import type { Wish } from '@wishbow/contracts/wishes';
import { callApi, emit, showToast, tellFailure, useMutation } from '@wishbow/platform';

const REQUESTED = 'Payout requested. Check will be mailed within 7-10 business days.';

/** Has an own fund paid out. */
export function useRequestPayout({ id, wish_list_id }: Wish, onDone: () => void) {
  return useMutation({
    mutationFn: () => callApi(customGiftsContract.requestFundPayout, { body: { wish: { id } } }),
    onSuccess: (answer) => {
      if (answer.status === 200) showToast(REQUESTED);
      else showToast(answer.body.message, { tone: answer.status === 409 ? 'info' : 'error' });
      emit(browserEvents, 'wishlists:wish-changed', { wishId: id, wishlistId: wish_list_id });
      onDone();
    },
    onError: tellFailure,
  });
}
