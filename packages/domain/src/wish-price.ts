/** RELIABILITY.md section 2: no price and no goal above 10,000 dollars. */
const HIGHEST_PRICE_CENTS = 1_000_000;

const SMALLEST_GOAL_CENTS = 100;

/** What a form says of a price in cents, undefined where none could be read; undefined when it can stay. */
export function priceFault(priceCents: number | undefined): string | undefined {
  if (priceCents === undefined || priceCents < 0) return 'Please enter a price';
  return tooHigh(priceCents);
}

/** What a form says of a fund's goal in cents, undefined where none could be read. A goal is in whole dollars. */
export function goalFault(goalCents: number | undefined): string | undefined {
  if (goalCents === undefined || goalCents < SMALLEST_GOAL_CENTS) return 'Please enter an amount';
  if (goalCents % 100 !== 0) return 'Please enter whole dollars';
  return tooHigh(goalCents);
}

const tooHigh = (amountCents: number): string | undefined =>
  amountCents > HIGHEST_PRICE_CENTS ? 'Please enter at most $10,000.00' : undefined;
