import { type Cents, cents, minCents, NO_MONEY, sumCents, times } from './money.ts';
import { processingFee } from './processing-fee.ts';

/** One line to be paid: `shippingCents` is for the whole line. */
export interface PricedLine {
  readonly unitPriceCents: Cents;
  readonly quantity: number;
  readonly shippingCents: Cents;
}

/** What a buyer is asked to pay, every part in cents. `totalCents` is what the card is charged. */
export interface OrderQuote {
  readonly subtotalCents: Cents;
  readonly shippingCents: Cents;
  readonly processingFeeCents: Cents;
  readonly creditCents: Cents;
  readonly totalCents: Cents;
}

/** Stripe refuses card charges in USD below this: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const SMALLEST_CARD_CHARGE: Cents = cents(50);

/**
 * How much Llama Bucks an order takes: the smaller of balance and gross, except that a card part of 1 to 49 cents
 * cannot be charged, so the credit gives way until the card part is 50 cents (RELIABILITY.md section 2).
 */
export function creditApplied(gross: Cents, balance: Cents): Cents {
  const credit = minCents(gross, balance);
  const cardPart = gross - credit;
  if (cardPart === 0 || cardPart >= SMALLEST_CARD_CHARGE) return credit;
  return cents(Math.max(0, gross - SMALLEST_CARD_CHARGE));
}

/** The exact total of the specification: subtotal + shipping + fee per line - credit. */
export function quoteOrder(lines: readonly PricedLine[], creditBalance: Cents = NO_MONEY): OrderQuote {
  const subtotalCents = sumCents(lines.map((line) => times(line.unitPriceCents, line.quantity)));
  const shippingCents = sumCents(lines.map((line) => line.shippingCents));
  const processingFeeCents = sumCents(lines.map((line) => processingFee(line.unitPriceCents)));
  const gross = sumCents([subtotalCents, shippingCents, processingFeeCents]);
  const creditCents = creditApplied(gross, creditBalance);
  return { subtotalCents, shippingCents, processingFeeCents, creditCents, totalCents: cents(gross - creditCents) };
}
