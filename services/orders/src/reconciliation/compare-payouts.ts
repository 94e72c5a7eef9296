import type { BookedPayment, Difference, OurPayout } from './books.ts';

/** Compares what checks are for with what the card processor took for their funds: nobody is paid what was never taken. */
export const comparePayouts = (payouts: readonly OurPayout[], payments: readonly BookedPayment[]): Difference[] =>
  payouts
    .map((payout): Difference => {
      const { id: reference, grossCents: ours, contributions } = payout;
      const taken = contributions.map((contribution) => takenFor(contribution, payments));
      return { kind: 'payout_differs', reference, ours, theirs: taken.reduce((sum, amount) => sum + amount, 0) };
    })
    .filter(({ ours, theirs }) => ours !== theirs);

function takenFor(
  { id, amountCents, isOld }: OurPayout['contributions'][number],
  payments: readonly BookedPayment[],
): number {
  if (isOld) return amountCents;
  return payments
    .filter(({ contributionId }) => contributionId === id)
    .reduce((sum, { capturedCents, refundedCents }) => sum + capturedCents - refundedCents, 0);
}
