import { type Cents, cents } from './money.ts';

/** One order of a cart that shares the buyer's credit; `id` breaks ties. */
export interface CreditShare {
  readonly id: string;
  readonly grossCents: Cents;
}

/**
 * Spreads `credit` over the orders of a cart in proportion to their gross, by largest remainder; ties go to the lower id.
 * The shares always sum to `credit`, and no share exceeds its gross.
 * @throws RangeError when the credit exceeds the sum of the gross amounts.
 */
export function splitCredit(credit: Cents, groups: readonly CreditShare[]): Map<string, Cents> {
  const gross = groups.reduce((sum, group) => sum + group.grossCents, 0);
  if (credit > gross) throw new RangeError(`credit of ${credit} exceeds ${gross}`);
  const shares = groups.map((group) => {
    const weighted = BigInt(credit) * BigInt(group.grossCents);
    const whole = gross === 0 ? 0n : weighted / BigInt(gross);
    return { id: group.id, whole: Number(whole), remainder: gross === 0 ? 0n : weighted % BigInt(gross) };
  });
  const byRemainder = shares.toSorted(byLargestRemainder);
  const left = credit - shares.reduce((sum, share) => sum + share.whole, 0);
  const rounded = new Set(byRemainder.slice(0, left).map((share) => share.id));
  return new Map(shares.map((share) => [share.id, cents(share.whole + (rounded.has(share.id) ? 1 : 0))]));
}

function byLargestRemainder(a: { id: string; remainder: bigint }, b: { id: string; remainder: bigint }): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
