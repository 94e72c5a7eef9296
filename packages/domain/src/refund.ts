import { type Cents, cents, minCents, NO_MONEY, sumCents, times } from './money.ts';
import type { OrderQuote } from './order-quote.ts';

/** What was paid, and for what. */
export interface RefundableOrder {
  readonly quote: OrderQuote;
  readonly lines: readonly { readonly unitPriceCents: Cents; readonly quantity: number }[];
}

/** Money that goes back to the card and to the buyer's Llama Bucks. */
export interface RefundSplit {
  readonly cardCents: Cents;
  readonly creditCents: Cents;
}

/** Where the buyer wants the money: back where it came from, or all of it as Llama Bucks. */
export type RefundTarget = 'card' | 'credit';

/** Everything an order cost, fee included; its refund when it is cancelled. */
export const grossOfQuote = ({ subtotalCents, shippingCents, processingFeeCents }: OrderQuote): Cents =>
  sumCents([subtotalCents, shippingCents, processingFeeCents]);

/**
 * What is due in all once `unitsBack` of each line are back, in the order of the lines: the units at their price,
 * shipping when every line is back as a whole, and then the fee too where we or the retailer failed
 * (RELIABILITY.md section 2).
 */
export function refundDue(
  { quote, lines }: RefundableOrder,
  unitsBack: readonly number[],
  { isOurFault }: { readonly isOurFault: boolean },
): Cents {
  const isAllBack = lines.every(({ quantity }, index) => unitsBack[index] === quantity);
  return sumCents([
    ...lines.map(({ unitPriceCents }, index) => times(unitPriceCents, unitsBack[index] ?? 0)),
    isAllBack ? quote.shippingCents : NO_MONEY,
    isAllBack && isOurFault ? quote.processingFeeCents : NO_MONEY,
  ]);
}

/**
 * The next refund of an order: what is due by now less what went back already, to the card first and then as Llama
 * Bucks. However an order is split into refunds, they sum to what is due.
 * @returns undefined when more would go back than was paid.
 */
export function nextRefund(
  { quote }: Pick<RefundableOrder, 'quote'>,
  due: Cents,
  already: RefundSplit,
  target: RefundTarget,
): RefundSplit | undefined {
  if (due > grossOfQuote(quote)) return undefined;
  const amount = cents(Math.max(0, due - already.cardCents - already.creditCents));
  const leftOnCard = cents(Math.max(0, quote.totalCents - already.cardCents));
  const cardCents = target === 'card' ? minCents(amount, leftOnCard) : NO_MONEY;
  return { cardCents, creditCents: cents(amount - cardCents) };
}
