import { splitCredit } from './credit-split.ts';
import { type Cents, cents, NO_MONEY, sumCents } from './money.ts';
import { creditApplied, type OrderQuote, type PricedLine, quoteOrder } from './order-quote.ts';

/** What goes to one recipient at one place: one order, one hold on the card. */
export interface QuotedParcel {
  /** Breaks ties when a cent of credit could go either way. */
  readonly id: string;
  readonly lines: readonly PricedLine[];
}

interface QuotedCart {
  readonly parcels: ReadonlyMap<string, OrderQuote>;
  /** The sums of all parcels. */
  readonly whole: OrderQuote;
}

/**
 * What a cart costs, parcel by parcel. Llama Bucks are spread in proportion to what each parcel costs; where that would
 * leave a card part of 1 to 49 cents, which cannot be charged, the parcel takes less of them (RELIABILITY.md section 2).
 * A cart of one parcel costs what the same order alone does.
 */
export function quoteCart(parcels: readonly QuotedParcel[], creditBalance: Cents = NO_MONEY): QuotedCart {
  const gross = parcels.map(({ id, lines }) => ({ id, quote: quoteOrder(lines) }));
  const credit = creditApplied(sumCents(gross.map(({ quote }) => quote.totalCents)), creditBalance);
  const shares = splitCredit(
    credit,
    gross.map(({ id, quote }) => ({ id, grossCents: quote.totalCents })),
  );
  const quotes = gross.map(({ id, quote }): [string, OrderQuote] => [id, lessCredit(quote, shares.get(id))]);
  return { parcels: new Map(quotes), whole: sumOf(quotes.map(([, quote]) => quote)) };
}

function lessCredit(quote: OrderQuote, share: Cents = NO_MONEY): OrderQuote {
  const creditCents = creditApplied(quote.totalCents, share);
  return { ...quote, creditCents, totalCents: cents(quote.totalCents - creditCents) };
}

function sumOf(quotes: readonly OrderQuote[]): OrderQuote {
  const total = (part: keyof OrderQuote) => sumCents(quotes.map((quote) => quote[part]));
  return {
    subtotalCents: total('subtotalCents'),
    shippingCents: total('shippingCents'),
    processingFeeCents: total('processingFeeCents'),
    creditCents: total('creditCents'),
    totalCents: total('totalCents'),
  };
}
