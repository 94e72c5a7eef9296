import { ContributionId, OrderId } from '@wishbow/contracts/wire-types';
import type { BookedPayment } from './books.ts';
import { comparePayments } from './compare-payments.ts';

const order = OrderId.parse('a'.repeat(24));
const contribution = ContributionId.parse('b'.repeat(24));
const known = new Set<string>([order, contribution]);

const aPayment = (changes: Partial<BookedPayment> = {}): BookedPayment => ({
  intentId: 'pi_1',
  orderId: order,
  contributionId: undefined,
  heldCents: 0,
  capturedCents: 3193,
  refundedCents: 0,
  ...changes,
});
const ours = { id: order, capturedCents: 3193, refundedCents: 0 };

test('books that agree have no differences', () => {
  const chippedIn = aPayment({ orderId: undefined, contributionId: contribution, capturedCents: 6000 });
  const theirs = [aPayment(), aPayment({ intentId: 'pi_0', capturedCents: 0 }), chippedIn];
  const settled = [ours, { id: contribution, capturedCents: 6000, refundedCents: 0 }];
  expect(comparePayments(known, settled, theirs)).toEqual([]);
});

test('a payment that none of our rows is about is told, unless no money is in it', () => {
  const strange = aPayment({ intentId: 'pi_7', orderId: OrderId.parse('c'.repeat(24)), heldCents: 100 });
  const voided = aPayment({ intentId: 'pi_8', orderId: undefined, capturedCents: 0 });
  expect(comparePayments(known, [], [strange, voided])).toEqual([
    { kind: 'payment_of_nobody', reference: 'pi_7', ours: 0, theirs: 3293 },
  ]);
});

test('money that was taken, given back or is still held otherwise than we say is told', () => {
  const settled = [{ ...ours, refundedCents: 1000 }];
  expect(
    comparePayments(known, settled, [aPayment({ capturedCents: 3000, refundedCents: 500, heldCents: 1 })]),
  ).toEqual([
    { kind: 'captured_differs', reference: order, ours: 3193, theirs: 3000 },
    { kind: 'refunded_differs', reference: order, ours: 1000, theirs: 500 },
    { kind: 'hold_left', reference: order, ours: 0, theirs: 1 },
  ]);
});

test('what we say was taken and nobody else knows of is told', () => {
  expect(comparePayments(known, [ours], [])).toEqual([
    { kind: 'captured_differs', reference: order, ours: 3193, theirs: 0 },
  ]);
});

test('an order that is under way may differ for a while', () => {
  expect(comparePayments(known, [], [aPayment({ capturedCents: 0, heldCents: 3193 })])).toEqual([]);
});
