import { browserEvents } from '@wishbow/contracts/browser-events';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { callApi, emit, queryClient, showToast, tellFailure, useMutation } from '@wishbow/platform';
import { celebrate } from '../../shared/celebrate.ts';
import { withConfirmation } from '../../shared/payment/confirm-payment.ts';
import { useIdempotencyKey } from '../../shared/use-idempotency-key.ts';
import type { CustomWish } from './custom-gift-props.ts';

type ItemToGive = CallOf<typeof customGiftsContract.checkoutCustomItem>['body']['wish'];

const GIVEN = 'Item gifted successfully. The recipient will be notified.';
const CONTRIBUTED = 'Contribution has been made. The recipient will be notified.';

/** Nobody can give it any more, so there is nothing left to fill in. */
const GONE = ['already_gifted', 'payout_requested', 'not_found'];

interface GiveItem {
  readonly wish: CustomWish;
  /** Whether a fund reaches its goal with it; a gift always is all of itself. */
  readonly isComplete: boolean;
  readonly onGiven: () => void;
  readonly onGone: () => void;
}

/** Gives it, once per content however often it is sent, and says what came of it. */
export function useGiveItem({ wish, isComplete, onGiven, onGone }: GiveItem) {
  const sendOnce = useIdempotencyKey();
  const tellRefusal = (status: number, message: string, code: string) => {
    showToast(message, { tone: status === 409 ? 'info' : 'error' });
    void queryClient.invalidateQueries({ queryKey: ['refreshWish', wish.id] });
    if (GONE.includes(code)) onGone();
  };
  return useMutation({
    mutationFn: async (item: ItemToGive) =>
      withConfirmation(
        await sendOnce(item, (options) =>
          callApi(customGiftsContract.checkoutCustomItem, { body: { wish: item } }, options),
        ),
      ),
    onSuccess: (answer) => {
      if (answer.status !== 200) return tellRefusal(answer.status, answer.body.message, answer.body.code);
      showToast(wish.fund ? CONTRIBUTED : GIVEN);
      if (isComplete) celebrate();
      emit(browserEvents, 'checkout:custom-item-given', { wishId: wish.id });
      onGiven();
    },
    onError: tellFailure,
  });
}
