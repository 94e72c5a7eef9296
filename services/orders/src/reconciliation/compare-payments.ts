import type { BookedPayment, Difference, OurPayment } from './books.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Compares our books with the card processor's, both ways.
 * @param known every order and contribution of ours, those that are still under way too.
 * @param settled those of them that nothing is under way with: only their sums are final.
 */
export function comparePayments(
  known: ReadonlySet<string>,
  settled: readonly OurPayment[],
  payments: readonly BookedPayment[],
): Difference[] {
  const strange = payments.filter((payment) => !known.has(ownerOf(payment)) && moneyIn(payment) > 0);
  return [
    ...strange.map((payment): Difference => {
      return { kind: 'payment_of_nobody', reference: payment.intentId, ours: 0, theirs: moneyIn(payment) };
    }),
    ...settled.flatMap((ours) => differencesOf(ours, payments)),
  ];
}

function differencesOf({ id, capturedCents, refundedCents }: OurPayment, payments: readonly BookedPayment[]) {
  const theirs = payments.filter((payment) => ownerOf(payment) === id);
  const sums: Difference[] = [
    {
      kind: 'captured_differs',
      reference: id,
      ours: capturedCents,
      theirs: sum(theirs.map((payment) => payment.capturedCents)),
    },
    {
      kind: 'refunded_differs',
      reference: id,
      ours: refundedCents,
      theirs: sum(theirs.map((payment) => payment.refundedCents)),
    },
    { kind: 'hold_left', reference: id, ours: 0, theirs: sum(theirs.map(({ heldCents }) => heldCents)) },
  ];
  return sums.filter(({ ours, theirs: booked }) => ours !== booked);
}

const ownerOf = ({ orderId, contributionId }: BookedPayment): string => orderId ?? contributionId ?? '';
const moneyIn = ({ heldCents, capturedCents }: BookedPayment): number => heldCents + capturedCents;
