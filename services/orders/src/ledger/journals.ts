import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import { type Cents, cents, sumCents } from '@wishbow/domain/money';
import type { OrderQuote } from '@wishbow/domain/order-quote';
import { grossOfQuote, type RefundSplit } from '@wishbow/domain/refund';
import { type AccountName, orderHold, userCredit } from './account-names.ts';

/** `amountCents` into the account; negative: out of it. */
export interface Leg {
  readonly account: AccountName;
  readonly amountCents: Cents;
}

/** One operation with money, told once and never changed. Its legs sum to zero. */
export interface Journal {
  /** What happened, unique for ever: a second journal with the same id is refused. */
  readonly opId: string;
  readonly orderId: OrderId | null;
  readonly legs: readonly Leg[];
}

/** An order as the ledger sees it; `attempt` counts how often it was sent on its way. */
export interface PaidOrder {
  readonly _id: OrderId;
  readonly attempt: number;
  readonly buyerId: UserId;
  readonly quote: OrderQuote;
}

const out = (amount: Cents): Cents => cents(0 - amount);

/** Legs without money are left out; a journal of none is not posted. */
const journal = (opId: string, orderId: OrderId | null, legs: readonly Leg[]): Journal => ({
  opId,
  orderId,
  legs: legs.filter(({ amountCents }) => amountCents !== 0),
});

/** Llama Bucks given to a person. */
export const creditGrant = (grantId: string, userId: UserId, amount: Cents): Journal =>
  journal(`grant:${grantId}`, null, [
    { account: 'promo', amountCents: out(amount) },
    { account: userCredit(userId), amountCents: amount },
  ]);

/** The buyer lays Llama Bucks out for an order. */
export const creditHold = ({ _id, attempt, buyerId, quote }: PaidOrder): Journal =>
  journal(`credit-hold:${_id}:${attempt}`, _id, [
    { account: userCredit(buyerId), amountCents: out(quote.creditCents) },
    { account: orderHold(_id), amountCents: quote.creditCents },
  ]);

/** The order came to nothing: the buyer has the Llama Bucks back. */
export const creditReturn = ({ _id, attempt, buyerId, quote }: PaidOrder): Journal =>
  journal(`credit-return:${_id}:${attempt}`, _id, [
    { account: orderHold(_id), amountCents: out(quote.creditCents) },
    { account: userCredit(buyerId), amountCents: quote.creditCents },
  ]);

/** The order is placed: card and Llama Bucks become revenue, the fee apart from the rest. */
export const sale = ({ _id, attempt, quote }: PaidOrder): Journal =>
  journal(`sale:${_id}:${attempt}`, _id, [
    { account: 'stripe_clearing', amountCents: out(quote.totalCents) },
    { account: orderHold(_id), amountCents: out(quote.creditCents) },
    { account: 'order_revenue', amountCents: sumCents([quote.subtotalCents, quote.shippingCents]) },
    { account: 'fee_revenue', amountCents: quote.processingFeeCents },
  ]);

/** What the retailer charges us for it. */
export const purchase = ({ _id, attempt }: PaidOrder, retailerTotal: Cents): Journal =>
  journal(`purchase:${_id}:${attempt}`, _id, [
    { account: 'order_revenue', amountCents: out(retailerTotal) },
    { account: 'retailer_payable', amountCents: retailerTotal },
  ]);

/** The site pays for what nobody can be charged for. */
export const purchaseBorne = ({ _id, attempt }: PaidOrder, retailerTotal: Cents): Journal =>
  journal(`purchase-borne:${_id}:${attempt}`, _id, [
    { account: 'promo', amountCents: out(retailerTotal) },
    { account: 'retailer_payable', amountCents: retailerTotal },
  ]);

/** Money given back after the sale, named once per order. */
export interface Refund extends RefundSplit {
  readonly id: string;
  /** What had gone back before. */
  readonly alreadyCents: Cents;
}

/** Money given back to the card and as Llama Bucks; goods before fee, which is kept unless everything goes back. */
export function refund({ _id, attempt, buyerId, quote }: PaidOrder, { id, alreadyCents, ...split }: Refund): Journal {
  const amount = sumCents([split.cardCents, split.creditCents]);
  const feeBackAfter = (refunded: number) => Math.max(0, refunded - (grossOfQuote(quote) - quote.processingFeeCents));
  const fee = cents(feeBackAfter(alreadyCents + amount) - feeBackAfter(alreadyCents));
  return journal(`refund:${_id}:${attempt}:${id}`, _id, [
    { account: 'order_revenue', amountCents: out(cents(amount - fee)) },
    { account: 'fee_revenue', amountCents: out(fee) },
    { account: 'refund_clearing', amountCents: split.cardCents },
    { account: userCredit(buyerId), amountCents: split.creditCents },
  ]);
}

/** The retailer has cancelled the order and does not charge us for it. */
export const purchaseReturn = ({ _id, attempt }: PaidOrder, retailerTotal: Cents): Journal =>
  journal(`purchase-return:${_id}:${attempt}`, _id, [
    { account: 'retailer_payable', amountCents: out(retailerTotal) },
    { account: 'order_revenue', amountCents: retailerTotal },
  ]);

/** What a person could read on the face of a journal: it moves money and neither makes nor loses any. */
export const isBalanced = ({ legs }: Pick<Journal, 'legs'>): boolean =>
  sumCents(legs.map((leg) => leg.amountCents)) === 0;
