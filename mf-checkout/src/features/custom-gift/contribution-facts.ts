import { isFractionOfDollars, MOST_CONTRIBUTED_DOLLARS, parseContribution } from '@wishbow/domain/contribution';
import { fundPercent } from '@wishbow/domain/fund-percent';
import { type Cents, cents, formatWholeUsd, minCents } from '@wishbow/domain/money';

interface FundAmounts {
  readonly price: number;
  readonly contributed_amount: number | null;
  readonly remaining_amount: number | null;
}

/** A fund as it would be with what is being typed. */
export interface FundWith {
  /** undefined while it is no contribution. */
  readonly amount: Cents | undefined;
  readonly raised: Cents;
  readonly remaining: Cents;
  /** The most that can be given at once. */
  readonly most: Cents;
  /** It is an amount, but not of whole dollars. */
  readonly isFraction: boolean;
  /** How far it would be, 0 to 100. */
  readonly percent: number;
  readonly isComplete: boolean;
}

export function fundWith({ price, contributed_amount, remaining_amount }: FundAmounts, typed: string): FundWith {
  const raised = cents(contributed_amount ?? 0);
  const remaining = cents(remaining_amount ?? Math.max(0, price - raised));
  const amount = parseContribution(typed);
  const then = raised + (amount ?? 0);
  return {
    amount,
    isFraction: isFractionOfDollars(typed),
    raised,
    remaining,
    most: minCents(remaining, cents(MOST_CONTRIBUTED_DOLLARS * 100)),
    percent: fundPercent(then, price),
    isComplete: then >= price,
  };
}

/** What stands in the way of contributing; undefined when nothing does. */
export function contributionFault({
  amount,
  isFraction,
  most,
}: Pick<FundWith, 'amount' | 'isFraction' | 'most'>): string | undefined {
  if (isFraction) return 'Please contribute whole dollars, without cents.';
  if (amount === undefined) return 'Please set the amount you want to contribute.';
  return amount > most ? `Please contribute ${formatWholeUsd(most)} at most.` : undefined;
}

/** Amounts to choose with one press, in whole dollars: the usual ones below what is missing, and all of it. */
export function usualContributions(most: Cents): { dollars: number; label: string }[] {
  const rest = Math.floor(most / 100);
  const usual = [10, 25, 60, 100].filter((dollars) => dollars < rest);
  return [...usual.map((dollars) => ({ dollars, label: `$${dollars}` })), { dollars: rest, label: 'The rest' }];
}
