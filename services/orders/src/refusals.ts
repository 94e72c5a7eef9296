import type { Quote } from '@wishbow/contracts/orders';
import type { PaymentToConfirm } from '@wishbow/contracts/payments';
import { fieldProblem, type Problem, problem } from '@wishbow/contracts/problem';
import { ITEM_UNAVAILABLE } from '@wishbow/domain/item-unavailable';
import type { Cents } from '@wishbow/domain/money';

/** Why a call is refused, with the status and the words people read unless the refusal brings its own. */
const REFUSALS = {
  not_found: { status: 404, message: 'This page could not be found' },
  self_gift: { status: 403, message: 'This wish is your own. Let somebody else surprise you.' },
  identity_mismatch: { status: 403, message: 'This is not your account.' },
  mismatch: { status: 422, message: 'This wish has moved. Please open it again.' },
  not_orderable: { status: 422, message: 'This gift cannot be ordered here.' },
  no_address: { status: 422, message: 'There is no address to ship to yet.' },
  card_required: { status: 422, message: 'Please add a card', field: 'card_id' },
  card_not_found: { status: 404, message: 'This card is no longer saved. Please choose another one.' },
  card_declined: { status: 402, message: 'Your card was declined.' },
  card_unreadable: { status: 422, message: 'Please enter the card again.', field: 'token' },
  authentication_required: {
    status: 402,
    message: 'Your bank wants to confirm this payment. Please use another card.',
  },
  quantity_out_of_range: { status: 422, message: 'Please choose between 1 and 99.', field: 'quantity' },
  recipient_required: { status: 422, message: 'Please select a recipient', field: 'to_user_id' },
  recipient_private: { status: 403, message: 'Their profile is private. Follow them to send them a gift.' },
  invalid_token: { status: 422, message: 'This link has been used or has expired.' },
  existing_wishlist: { status: 409, message: 'They wish for this already. Please say which wish your gift is for.' },
  already_in_cart: { status: 409, message: 'Item already added to cart' },
  cart_full: { status: 409, message: 'Your cart is full: it holds 50 different gifts.' },
  already_ordered: { status: 409, message: 'You have ordered this cart already: it is among your orders.' },
  already_gifted: { status: 409, message: 'Somebody was faster: this wish has already been gifted.' },
  item_unavailable: { status: 409, message: ITEM_UNAVAILABLE },
  prices_changed: { status: 409, message: 'The price has changed. Please look at the new total.' },
  insufficient_credit: { status: 409, message: 'You have fewer Llama Bucks than that.' },
  in_progress: { status: 409, message: 'This order is already being placed. Please give it a moment.' },
  idempotency_mismatch: { status: 409, message: 'This order was already sent with other details. Please start again.' },
  not_retryable: { status: 409, message: 'This order cannot be tried again.' },
  not_cancellable: { status: 409, message: 'This order can no longer be cancelled.' },
  invalid_state: { status: 409, message: 'This is not possible with the order as it stands.' },
  store_has_placed: { status: 409, message: 'The store says that it has placed this order, so it goes on as placed.' },
  store_has_refused: { status: 409, message: 'The store says that it has not taken this order, so it ends as failed.' },
  store_still_tries: {
    status: 409,
    message: 'The store is still trying and did not stop. Please wait until it has decided.',
  },
  store_undecided: {
    status: 409,
    message: 'The store does not say at the moment that it has placed this order. Please wait until it has decided.',
  },
  never_sent: { status: 409, message: 'This order was never sent to the store, so it cannot have placed it.' },
  return_in_progress: { status: 409, message: 'A return of this order is already under way.' },
  return_refused: { status: 409, message: 'The store does not take this back.' },
  nothing_to_return: { status: 422, message: 'Please choose what to return.', field: 'returningItems' },
  over_refund: { status: 409, message: 'More would go back than was paid.' },
  amount_required: {
    status: 422,
    message: 'Please set the amount you want to contribute.',
    field: 'contribution',
  },
  credit_card_required: { status: 422, message: 'Please add a credit card.', field: 'card_id' },
  over_contribution: { status: 409, message: 'This fund takes no more: its goal is reached.' },
  payout_requested: { status: 409, message: 'A payout has been requested: nothing can be chipped in any more.' },
  nothing_to_pay_out: { status: 409, code: 'invalid_state', message: 'There is nothing to pay out.' },
  forbidden: { status: 403, message: 'Only its owner can request a payout.' },
  unavailable: {
    status: 503,
    message: 'We could not reach one of our partners. You were not charged. Please try again.',
  },
} as const;

type RefusalReason = keyof typeof REFUSALS;

interface Refusal<R extends RefusalReason = RefusalReason> {
  readonly reason: R;
  /** Replaces the words of the table. */
  readonly message?: string;
  /** What the buyer would pay now. */
  readonly quote?: Quote;
  /** The same for an order that is tried again, as one sum. */
  readonly total?: Cents;
  /** What a fund can still take. */
  readonly remaining?: Cents;
  /** What the buyer can confirm now. */
  readonly payment?: PaymentToConfirm;
}

export type Refused<R extends RefusalReason = RefusalReason> = { readonly ok: false; readonly refusal: Refusal<R> };

export const refused = <R extends RefusalReason>(reason: R, more: Omit<Refusal, 'reason'> = {}): Refused<R> => ({
  ok: false,
  refusal: { reason, ...more },
});

interface RefusalReply<R extends RefusalReason> {
  readonly status: (typeof REFUSALS)[R]['status'];
  readonly body: Problem & { quote?: Quote; total?: Cents; remaining_amount?: Cents; payment?: PaymentToConfirm };
}

/** The answer to a refused call. */
export function refusalReply<R extends RefusalReason>(refusal: Refusal<R>): RefusalReply<R> {
  const { reason, message, quote, total, remaining, payment } = refusal;
  const known: { status: (typeof REFUSALS)[R]['status']; message: string; field?: string; code?: string } =
    REFUSALS[reason];
  const text = message ?? known.message;
  const body = known.field ? fieldProblem({ [known.field]: text }) : problem(known.code ?? reason, text);
  return {
    status: known.status,
    body: {
      ...body,
      ...(quote && { quote }),
      ...(total !== undefined && { total }),
      ...(remaining !== undefined && { remaining_amount: remaining }),
      ...(payment && { payment }),
    },
  };
}
