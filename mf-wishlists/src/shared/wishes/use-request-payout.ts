import { browserEvents } from '@wishbow/contracts/browser-events';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import type { Wish } from '@wishbow/contracts/wishes';
import { CHECK_MAILED_WITHIN } from '@wishbow/domain/payout-fee';
import { callApi, emit, showToast, tellFailure, useMutation } from '@wishbow/platform';

/** What a person is told whose fund is to be paid out, here and beside the fund itself. */
export const PAYOUT_REQUESTED_TEXT = `Payout requested. Check will be mailed within ${CHECK_MAILED_WITHIN}.`;

/** Has an own fund paid out. */
export function useRequestPayout({ id, wish_list_id }: Wish, onDone: () => void) {
  return useMutation({
    mutationFn: () => callApi(customGiftsContract.requestFundPayout, { body: { wish: { id } } }),
    onSuccess: (answer) => {
      if (answer.status === 200) showToast(PAYOUT_REQUESTED_TEXT);
      else showToast(answer.body.message, { tone: answer.status === 409 ? 'info' : 'error' });
      emit(browserEvents, 'wishlists:wish-changed', { wishId: id, wishlistId: wish_list_id });
      onDone();
    },
    onError: tellFailure,
  });
}
