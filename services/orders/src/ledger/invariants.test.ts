import { cents } from '@wishbow/domain/money';
import { anOrder } from '../testing/an-order.ts';
import { jonah } from '../testing/people.ts';
import { moneyViolations } from './invariants.ts';
import { creditGrant, creditHold, type Journal, purchase, sale } from './journals.ts';

type MoneyState = Parameters<typeof moneyViolations>[0];

const order = anOrder();
const at = new Date('2026-11-28T12:00:00Z');
const posted = ({ opId, ...journal }: Journal) => ({ _id: opId, ...journal, postedAt: at });

/** One placed order, paid with $21.93 from the card and $10 in Llama Bucks. */
const sound: MoneyState = {
  orders: [order],
  journals: [creditGrant('1', jonah.id, cents(1000)), creditHold(order), sale(order), purchase(order, cents(2895))].map(
    posted,
  ),
  accounts: [
    { _id: 'promo', balanceCents: cents(-1000) },
    { _id: `user_credit:${jonah.id}`, balanceCents: cents(0) },
    { _id: `hold:${order._id}`, balanceCents: cents(0) },
    { _id: 'stripe_clearing', balanceCents: cents(-2193) },
    { _id: 'fee_revenue', balanceCents: cents(298) },
    { _id: 'retailer_payable', balanceCents: cents(2895) },
  ],
  providers: {
    payments: [
      { intentId: 'pi_1', orderId: order._id, amountCents: 2193, heldCents: 0, capturedCents: 2193, refundedCents: 0 },
    ],
    retailerRequests: [{ requestId: 'request-1', kind: 'order', orderId: order._id }],
  },
};
const [payment] = sound.providers.payments;
const paying = (changes: object, ...more: (typeof sound.providers.payments)[number][]): MoneyState => ({
  ...sound,
  providers: { ...sound.providers, payments: [...(payment ? [{ ...payment, ...changes }] : []), ...more] },
});

const refundedOrder = (cardCents: number, creditCents: number) =>
  anOrder({
    refunds: [{ id: 'return-1', cardCents: cents(cardCents), creditCents: cents(creditCents), state: 'succeeded' }],
  });

test('books in which every cent is where it belongs are sound', () => {
  expect(moneyViolations(sound)).toEqual([]);
});

test.each<[string, MoneyState, string]>([
  [
    'a balance that is not what its journals say',
    { ...sound, accounts: sound.accounts.slice(0, -1) },
    'I1: retailer_payable holds 0 cents but its journals sum to 2895',
  ],
  [
    'a placed order that was not captured',
    paying({ capturedCents: 0 }),
    `I2: ${order._id} is placed but 0 of 2193 cents are captured`,
  ],
  ['more taken than agreed', paying({ capturedCents: 2194 }), `I3: ${order._id} captured 2194 of 2193 cents`],
  [
    'a second charge',
    paying(
      {},
      { intentId: 'pi_2', orderId: order._id, amountCents: 2193, heldCents: 0, capturedCents: 0, refundedCents: 0 },
    ),
    `I7: ${order._id} has 2 payments for 1 attempts`,
  ],
  [
    'a payment for nothing',
    paying(
      {},
      { intentId: 'pi_3', orderId: undefined, amountCents: 50, heldCents: 50, capturedCents: 0, refundedCents: 0 },
    ),
    'I8: payment pi_3 belongs to no order',
  ],
  [
    'a hold that stays after a failure',
    { ...paying({ heldCents: 2193 }), orders: [anOrder({ state: 'failed', steps: [] })] },
    `I9: ${order._id} is failed but 2193 cents are held`,
  ],
  [
    'a refund that nobody wrote down',
    paying({ refundedCents: 500 }),
    `I3: ${order._id} says 0 cents went back to the card, the card processor says 500`,
  ],
  [
    'more given back than was taken',
    { ...paying({ refundedCents: 2194 }), orders: [refundedOrder(2194, 1000)] },
    `I3: ${order._id} refunded 2194 of 2193 cents captured`,
  ],
  [
    'a refund without a journal',
    { ...paying({ refundedCents: 500 }), orders: [refundedOrder(500, 0)] },
    `I8: ${order._id} was refunded without a journal for return-1`,
  ],
  [
    'a cancelled order that was not paid back in full',
    { ...paying({ refundedCents: 500 }), orders: [{ ...refundedOrder(500, 0), state: 'cancelled' }] },
    `I2: ${order._id} is cancelled but only 500 of 3193 cents went back`,
  ],
])('%s is found', (_name, state, violation) => {
  expect(moneyViolations(state)).toContain(violation);
});
