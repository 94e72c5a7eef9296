import { ContributionId, PayoutId } from '@wishbow/contracts/wire-types';
import { comparePayouts } from './compare-payouts.ts';

const payout = PayoutId.parse('a'.repeat(24));
const [theo, ana] = [ContributionId.parse('b'.repeat(24)), ContributionId.parse('c'.repeat(24))];

const aPayment = (contributionId: ContributionId, capturedCents: number, refundedCents = 0) => ({
  ...{ intentId: `pi of ${contributionId}`, orderId: undefined, heldCents: 0 },
  ...{ contributionId, capturedCents, refundedCents },
});
const chippedIn = (id: ContributionId, amountCents: number, isOld = false) => ({ id, amountCents, isOld });
const aPayout = (...contributions: ReturnType<typeof chippedIn>[]) => ({
  id: payout,
  grossCents: 9_000,
  contributions,
});

test('a check for what was taken is no difference, however long ago a part of it was', () => {
  const paid = aPayout(chippedIn(theo, 6_000), chippedIn(ana, 3_000, true));
  expect(comparePayouts([paid], [aPayment(theo, 6_000)])).toEqual([]);
});

test.each([
  ['was never taken', [aPayment(theo, 6_000)], 6_000],
  ['was taken as another sum', [aPayment(theo, 6_000), aPayment(ana, 2_000)], 8_000],
  ['has gone back', [aPayment(theo, 6_000), aPayment(ana, 3_000, 1_000)], 8_000],
])('a check that pays out what %s is told', (_what, payments, theirs) => {
  expect(comparePayouts([aPayout(chippedIn(theo, 6_000), chippedIn(ana, 3_000))], payments)).toEqual([
    { kind: 'payout_differs', reference: payout, ours: 9_000, theirs },
  ]);
});
