import { type Refused, refused } from '../refusals.ts';
import type { ContributionRow } from './contribution-model.ts';

export type ContributionRefused = Refused<
  | 'not_found'
  | 'self_gift'
  | 'payout_requested'
  | 'over_contribution'
  | 'card_declined'
  | 'authentication_required'
  | 'unavailable'
>;

const REASONS = [
  'not_found',
  'self_gift',
  'payout_requested',
  'over_contribution',
  'card_declined',
  'authentication_required',
] as const;

/** The refusal that ended a contribution, as its giver was or would have been told. */
export function failureRefusal({ failure }: Pick<ContributionRow, 'failure'>): ContributionRefused {
  const reason = REASONS.find((known) => known === failure?.code) ?? 'unavailable';
  return refused(reason, failure ? { message: failure.message } : {});
}
