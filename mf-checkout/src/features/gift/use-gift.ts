import { browserEvents } from '@wishbow/contracts/browser-events';
import type { CallOf } from '@wishbow/contracts/endpoint';
import type { ModalProps } from '@wishbow/contracts/modals';
import type { Quote } from '@wishbow/contracts/orders';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { dollarText } from '@wishbow/domain/money';
import { callApi, emit, queryClient, showToast, tellFailure, useMutation } from '@wishbow/platform';
import { celebrate } from '../../shared/celebrate.ts';
import { withConfirmation } from '../../shared/payment/confirm-payment.ts';
import { useIdempotencyKey } from '../../shared/use-idempotency-key.ts';
import { type GiftChoices, MAX_SHIPPING_DAYS } from './gift-choices.ts';
import { quoteKey } from './use-quote.ts';

type GiftableWish = ModalProps<'checkout.giftItem'>['wish'];
type Order = CallOf<typeof ordersContract.checkoutItem>['body']['order'];

export interface Gift {
  readonly wish: GiftableWish;
  readonly buyerId: string;
  readonly choices: GiftChoices;
  readonly quote: Quote;
  readonly cardId: string | undefined;
}

const toOrder = ({ wish, buyerId, choices, quote, cardId }: Gift): Order => ({
  item: { id: wish.id },
  wish_list_id: wish.wish_list_id,
  from_user_id: buyerId,
  to_user_id: wish.user_id,
  to_address_user_id: choices.shipTo === 'me' ? buyerId : wish.user_id,
  quantity: choices.quantity,
  subtotal: dollarText(quote.subtotalCents),
  shipping: dollarText(quote.shippingCents),
  processingFee: dollarText(quote.processingFeeCents),
  creditAmount: dollarText(quote.creditCents),
  amount: dollarText(quote.totalCents),
  card_id: quote.totalCents === 0 ? null : (cardId ?? null),
  message: choices.message,
  private: choices.isPrivate,
  max_shipping_days: MAX_SHIPPING_DAYS,
});

/** Of the one order that was placed, at once or after the bank was asked. */
const orderIdIn = (placed: { order: { id: string } } | { orders: readonly { id: string }[] }): string =>
  ('order' in placed ? placed.order.id : placed.orders[0]?.id) ?? '';

const PLACED = 'Your order is processing! You and the recipient will be notified when it is complete.';

/**
 * Places the order. The same order is sent under the same key however often it is tried, so that a lost answer,
 * a double click or a second try never makes a second order.
 */
export function useGift({ onPlaced, onGone }: { onPlaced: (orderId: string) => void; onGone: () => void }) {
  const sendOnce = useIdempotencyKey();
  return useMutation({
    mutationFn: async (gift: Gift) => {
      const order = toOrder(gift);
      return withConfirmation(
        await sendOnce(order, (options) => callApi(ordersContract.checkoutItem, { body: { order } }, options)),
      );
    },
    onSuccess: (answer, { wish }) => {
      if (answer.status === 200) {
        showToast(PLACED);
        celebrate();
        const orderId = orderIdIn(answer.body);
        emit(browserEvents, 'checkout:gift-placed', { orderId, wishId: wish.id });
        void queryClient.invalidateQueries({ queryKey: ['getOrders'] });
        onPlaced(orderId);
        return;
      }
      const isInfo = answer.status === 409;
      showToast(answer.body.message, { tone: isInfo ? 'info' : 'error' });
      if (answer.body.code === 'already_gifted') onGone();
      else void queryClient.invalidateQueries({ queryKey: quoteKey(wish.id) });
    },
    onError: tellFailure,
  });
}
