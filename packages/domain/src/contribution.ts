import { type Cents, cents } from './money.ts';

/** RELIABILITY.md section 2: nobody chips in more than 10,000 dollars at once. */
export const MOST_CONTRIBUTED_DOLLARS = 10_000;

/** What a fund can still take; `reserved` is on its way on somebody's card and invisible to the fund's owner. */
export const remainingOf = (fund: { goal: Cents; contributed: Cents; reserved: Cents }): Cents =>
  cents(Math.max(0, fund.goal - fund.contributed - fund.reserved));

/**
 * Reads what somebody typed as a contribution: whole dollars, at least one.
 * @returns cents; undefined for anything else.
 */
export function parseContribution(text: string): Cents | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,5}$/.test(trimmed)) return undefined;
  const dollars = Number(trimmed);
  return dollars >= 1 && dollars <= MOST_CONTRIBUTED_DOLLARS ? cents(dollars * 100) : undefined;
}

/** Whether somebody typed an amount with cents. */
export const isFractionOfDollars = (text: string): boolean =>
  /^\d*\.\d+$/.test(text.trim()) && !Number.isInteger(Number(text));
