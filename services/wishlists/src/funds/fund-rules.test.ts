import { cents } from '@wishbow/domain/money';
import { countingFault, payoutFault } from './fund-rules.ts';

const fund = {
  kind: 'fund' as const,
  priceCents: cents(10_000),
  contributedCents: cents(4_000),
  payoutRequestedAt: null as Date | null,
  payoutDispatchedAt: null as Date | null,
};
const requested = { ...fund, payoutRequestedAt: new Date('2026-11-28T12:00:00Z') };

test.each([
  ['exactly what is missing', fund, 6_000, undefined],
  ['a dollar more than is missing', fund, 6_100, 'over_contribution'],
  ['anything after a payout was requested', requested, 100, 'payout_requested'],
  ['anything to a fund that is gone', undefined, 100, 'not_found'],
])('whoever chips in %s is counted or told why not', (_what, to, amount, fault) => {
  expect(countingFault(to, cents(amount))).toBe(fault);
});

test.each([
  ['a fund with money in it', fund, undefined],
  ['an empty fund', { ...fund, contributedCents: cents(0) }, 'invalid_state'],
  ['a wish that is no fund', { ...fund, kind: 'external' as const }, 'invalid_state'],
  ['a fund at its goal', { ...fund, contributedCents: cents(10_000) }, undefined],
  ['a fund whose payout is requested', requested, 'payout_requested'],
  ['a fund whose check is mailed', { ...requested, payoutDispatchedAt: new Date() }, 'payout_requested'],
])('an owner who wants %s paid out is answered by its state', (_what, wish, fault) => {
  expect(payoutFault(wish)).toBe(fault);
});
