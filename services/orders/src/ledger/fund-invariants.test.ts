import { CardId, ContributionId, PayoutId, WishId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import type { ContributionRow } from '../contributions/contribution-model.ts';
import type { PayoutRow } from '../payouts/payout-model.ts';
import { jonah, maya } from '../testing/people.ts';
import { fundViolations } from './fund-invariants.ts';

type FundMoney = Parameters<typeof fundViolations>[0];

const wishId = WishId.parse('64d000000000000000000001');
const id = ContributionId.parse('64e000000000000000000001');
const payoutId = PayoutId.parse('64f000000000000000000001');
const at = new Date('2026-11-28T12:00:00Z');
const settled = { dueAt: null, leasedUntil: null, failedTurns: 0 };

const contribution: ContributionRow = {
  _id: id,
  wishId,
  contributorId: jonah.id,
  recipientId: maya.id,
  title: 'Kiln for the studio',
  image: null,
  amountCents: cents(6000),
  message: '',
  isPrivate: false,
  card: { id: CardId.parse('pm_1'), customerId: 'cus_1', brand: 'visa', last4: '4242' },
  state: 'contributed',
  isFundGone: false,
  paymentIntentId: 'pi_1',
  failure: null,
  fingerprint: 'the same',
  createdAt: at,
  ...settled,
};
const payout: PayoutRow = {
  _id: payoutId,
  wishId,
  ownerId: maya.id,
  title: 'Kiln for the studio',
  image: null,
  state: 'requested',
  grossCents: cents(6000),
  feeCents: cents(300),
  netCents: cents(5700),
  requestedAt: at,
  dispatchedAt: null,
  createdAt: at,
  ...settled,
};
const payment = {
  intentId: 'pi_1',
  orderId: undefined,
  contributionId: id as string | undefined,
  amountCents: 6000,
  heldCents: 0,
  capturedCents: 6000,
  refundedCents: 0,
};
const fund = {
  wishId,
  goalCents: cents(10_000),
  reservedCents: cents(0),
  contributedCents: cents(6000),
  payoutGrossCents: null,
};
const journal = { _id: `contribution:${id}`, orderId: null, legs: [], postedAt: at };

/** Sixty dollars of a hundred were chipped in. */
const sound: FundMoney = {
  funds: [fund],
  contributions: [contribution],
  payouts: [],
  journals: [journal],
  accounts: [{ _id: `fund:${wishId}`, balanceCents: cents(6000) }],
  payments: [payment],
};
const paidOut: FundMoney = {
  ...sound,
  funds: [{ ...fund, payoutGrossCents: cents(6000) }],
  payouts: [payout],
  accounts: [{ _id: `fund:${wishId}`, balanceCents: cents(0) }],
};

test('a fund whose every cent is where it belongs is sound, before and after its payout', () => {
  expect(fundViolations(sound)).toEqual([]);
  expect(fundViolations(paidOut)).toEqual([]);
});

test.each<[string, FundMoney, string]>([
  [
    'a contribution that was never taken',
    { ...sound, payments: [{ ...payment, capturedCents: 0 }] },
    `I2: ${id} of 6000 is contributed but 0 are captured`,
  ],
  [
    'a refused contribution that was charged',
    { ...sound, contributions: [{ ...contribution, state: 'refused' }] },
    `I2: ${id} of 6000 is refused but 6000 are captured`,
  ],
  [
    'a refund that did not reach the card',
    { ...sound, contributions: [{ ...contribution, state: 'refunded' }] },
    `I2: ${id} of 6000 is refunded but 0 went back`,
  ],
  ['a second charge', { ...sound, payments: [payment, { ...payment, intentId: 'pi_2' }] }, `I7: ${id} has 2 payments`],
  [
    'a contribution without a journal',
    { ...sound, journals: [] },
    `I8: ${id} is contributed, and the ledger says otherwise`,
  ],
  [
    'a hold that nobody gave back',
    { ...sound, payments: [{ ...payment, heldCents: 6000 }] },
    `I9: ${id} is contributed but 6000 cents are held`,
  ],
  [
    'a payment for nothing',
    { ...sound, payments: [payment, { ...payment, intentId: 'pi_3', contributionId: 'nobody’s' }] },
    'I8: payment pi_3 belongs to no contribution',
  ],
  [
    'an amount that was counted twice',
    { ...sound, funds: [{ ...fund, contributedCents: cents(12_000) }] },
    `I4: ${wishId} holds 12000 of 10000 cents`,
  ],
  [
    'an amount that is kept for nobody',
    { ...sound, funds: [{ ...fund, reservedCents: cents(100) }] },
    `I9: ${wishId} keeps 100 cents for nobody`,
  ],
  ['a payout twice', { ...paidOut, payouts: [payout, payout] }, `I7: ${wishId} is paid out 2 times`],
  [
    'a payout without the last contribution',
    { ...paidOut, payouts: [{ ...payout, grossCents: cents(5000) }] },
    `I4: ${wishId} was closed with 6000 cents and pays 5000 out`,
  ],
  [
    'a fee that is kept from nowhere',
    { ...paidOut, payouts: [{ ...payout, feeCents: cents(600) }] },
    `I4: payout ${payoutId} is requested with 5700 and 600 of 6000 cents`,
  ],
  ['money that left the ledger', { ...sound, accounts: [] }, `I4: the ledger has 0 cents of ${wishId} instead of 6000`],
])('%s is found', (_name, money, violation) => {
  expect(fundViolations(money)).toContain(violation);
});
