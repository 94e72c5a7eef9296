import { browserEvents } from '@wishbow/contracts/browser-events';
import type { Cart } from '@wishbow/contracts/cart';
import { cartCheckoutContract } from '@wishbow/contracts/cart-checkout-contract';
import type { AnswerOf, CallOf } from '@wishbow/contracts/endpoint';
import type { paymentsContract } from '@wishbow/contracts/payments-contract';
import { dollarText } from '@wishbow/domain/money';
import { callApi, emit, openModal, queryClient, showToast, tellFailure, useMutation } from '@wishbow/platform';
import { reloadCart } from '../../shared/cart/use-cart.ts';
import { celebrate } from '../../shared/celebrate.ts';
import { withConfirmation } from '../../shared/payment/confirm-payment.ts';
import { useIdempotencyKey } from '../../shared/use-idempotency-key.ts';

type Order = CallOf<typeof cartCheckoutContract.checkoutCart>['body']['order'];
type Answer = AnswerOf<typeof cartCheckoutContract.checkoutCart> | AnswerOf<typeof paymentsContract.confirmPayment>;
type Answers = NonNullable<Order['existingWishListCheck']>;

export interface CartToOrder {
  readonly cart: Cart;
  readonly cardId: string | undefined;
  /** By cart item: which wish it fulfils, or null for none. */
  readonly answers: Answers;
}

const toCartOrder = ({ cart: { version, quote }, cardId, answers }: CartToOrder): Order => ({
  version,
  subtotal: dollarText(quote.subtotalCents),
  shipping: dollarText(quote.shippingCents),
  processingFee: dollarText(quote.processingFeeCents),
  creditAmount: dollarText(quote.creditCents),
  amount: dollarText(quote.totalCents),
  card_id: quote.totalCents === 0 ? null : (cardId ?? null),
  existingWishListCheck: answers,
});

const PLACED = 'Your order is processing! You and the recipient will be notified when it is complete.';
const WAITING = 'Your gift waits to be claimed.';

/**
 * Orders everything in the cart. The same cart is sent under the same key however often it is tried. Where recipients
 * wish for something already, the buyer is asked which wish it fulfils, and the cart is sent again with the answers.
 */
export function useCheckoutCart({ onPlaced, onGone }: { onPlaced: () => void; onGone: () => void }) {
  const sendOnce = useIdempotencyKey();
  const { mutate, isPending } = useMutation({
    mutationFn: async (toOrder: CartToOrder) => {
      const order = toCartOrder(toOrder);
      return withConfirmation(
        await sendOnce(order, (options) => callApi(cartCheckoutContract.checkoutCart, { body: { order } }, options)),
      );
    },
    onSuccess: async (answer, toOrder) => {
      if (answer.status === 200) return tellPlaced(answer.body.orders, onPlaced);
      const questions = questionsIn(answer);
      if (!questions) return tellRefused(answer, onGone);
      const answers = await askWhich(questions);
      if (answers) mutate({ ...toOrder, answers: { ...toOrder.answers, ...answers } });
    },
    onError: tellFailure,
  });
  return { order: mutate, isPending };
}

type Placed = Extract<Answer, { status: 200 }>['body']['orders'];

function tellPlaced(orders: Placed, onPlaced: () => void): void {
  const isAllWaiting = orders.every(({ invitation }) => invitation?.status === 'waiting');
  showToast(isAllWaiting ? WAITING : PLACED);
  celebrate();
  for (const { id: orderId, items } of orders) {
    for (const { wish_id: wishId } of items) {
      if (wishId) emit(browserEvents, 'checkout:gift-placed', { orderId, wishId });
    }
  }
  void queryClient.invalidateQueries({ queryKey: ['getOrders'] });
  void reloadCart();
  onPlaced();
}

/** What is over for this checkout, whatever is in the cart by now. */
const GONE: readonly string[] = ['already_gifted', 'already_ordered'];

/** Whatever it was, the cart is looked at anew; who comes too late for a gift, or for the whole cart, is done with it. */
async function tellRefused({ status, body }: Exclude<Answer, { status: 200 }>, onGone: () => void): Promise<void> {
  showToast(body.message, { tone: status === 409 ? 'info' : 'error' });
  await reloadCart();
  if (GONE.includes(body.code)) onGone();
}

type Existing = NonNullable<
  Extract<AnswerOf<typeof cartCheckoutContract.checkoutCart>, { status: 409 }>['body']['existing']
>;

const questionsIn = (answer: Answer): Existing | undefined =>
  answer.status === 409 && 'existing' in answer.body ? answer.body.existing : undefined;

/** @returns undefined when the buyer turned away from one of the questions. */
async function askWhich(existing: Existing): Promise<Answers | undefined> {
  const answers: Answers = {};
  for (const { cart_item_id: id, matches } of existing) {
    const chosen = await openModal('wishlists.selectExistingWishlist', { matches });
    if (!chosen) return undefined;
    answers[id] = chosen.wishId;
  }
  return answers;
}
