declare const centsBrand: unique symbol;

/** A whole number of US cents. Never dollars, never a fraction. */
export type Cents = number & { readonly [centsBrand]: 'Cents' };

/**
 * Marks a number as cents.
 * @throws RangeError when it is not a whole number below 2^53; a fraction here is a bug, not bad input.
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount as Cents;
}

export const NO_MONEY: Cents = cents(0);

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

/** `quantity` units at `price` each. */
export const times = (price: Cents, quantity: number): Cents => cents(price * quantity);

export const minCents = (a: Cents, b: Cents): Cents => (a < b ? a : b);

const DECIMAL_DOLLARS = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/**
 * Reads what a person typed as dollars ("19.99", "5", "5.5"), digit by digit and never through a float.
 * @returns undefined for anything else: signs, separators, currency marks, three decimals.
 */
export function parseDollars(text: string): Cents | undefined {
  const [, dollars, fraction = ''] = DECIMAL_DOLLARS.exec(text.trim()) ?? [];
  if (dollars === undefined) return undefined;
  return cents(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')));
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** "$1,234.50"; a negative amount carries the true minus sign (U+2212). */
export function formatUsd(amount: Cents): string {
  const absolute = Math.abs(amount);
  const fraction = String(absolute % 100).padStart(2, '0');
  return `${amount < 0 ? '\u2212' : ''}$${grouped.format(Math.floor(absolute / 100))}.${fraction}`;
}

/** "$412" when there are no odd cents, else "$412.50": how fund totals are written. */
export function formatWholeUsd(amount: Cents): string {
  return amount % 100 === 0 ? formatUsd(amount).slice(0, -3) : formatUsd(amount);
}

/** "24.99": dollars as the specification sends them, and as `parseDollars` reads them. For amounts of zero or more. */
export const dollarText = (amount: Cents): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
