import type { WishId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import type { ContributionRow } from '../contributions/contribution-model.ts';
import type { PayoutRow } from '../payouts/payout-model.ts';
import type { AccountRow } from './account-model.ts';
import { fundAccount } from './account-names.ts';
import type { ProviderBooks } from './invariants.ts';
import type { JournalRow } from './journal-model.ts';

/** What the wishlists service says of the amounts of one fund. */
export interface FundState {
  readonly wishId: WishId;
  readonly goalCents: Cents;
  readonly reservedCents: Cents;
  readonly contributedCents: Cents;
  /** What it was closed with for a payout. */
  readonly payoutGrossCents: Cents | null;
}

interface FundMoney {
  readonly funds: readonly FundState[];
  readonly contributions: readonly ContributionRow[];
  readonly payouts: readonly PayoutRow[];
  readonly journals: readonly JournalRow[];
  readonly accounts: readonly AccountRow[];
  readonly payments: ProviderBooks['payments'];
}

type Rule = readonly [holds: boolean, violation: string];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const broken = (rules: readonly Rule[]): string[] => rules.filter(([holds]) => !holds).map(([, text]) => text);

/**
 * Checks that no cent of any fund was made or lost, for state in which nothing is under way (RELIABILITY.md section 2).
 * @returns one sentence per violation, beginning with the invariant's number; none when all is well.
 */
export const fundViolations = (money: FundMoney): string[] => [
  ...money.contributions.flatMap((contribution) => broken(contributionRules(contribution, money))),
  ...money.funds.flatMap((fund) => broken(fundRules(fund, money))),
  ...strangePayments(money),
];

/** I2, I7, I8 and I9: each contribution took its amount once or nothing at all, and what was taken is in the ledger. */
function contributionRules(contribution: ContributionRow, { payments, journals }: FundMoney): Rule[] {
  const { _id: id, state, amountCents } = contribution;
  const own = payments.filter(({ contributionId }) => contributionId === id);
  const captured = sum(own.map(({ capturedCents }) => capturedCents));
  const refunded = sum(own.map(({ refundedCents }) => refundedCents));
  const held = sum(own.map(({ heldCents }) => heldCents));
  const hasJournal = (operation: string) => journals.some(({ _id }) => _id === `${operation}:${id}`);
  const isTaken = state === 'contributed' || state === 'refunded';
  return [
    [own.length <= 1, `I7: ${id} has ${own.length} payments`],
    [state !== 'open', `I9: ${id} is still open`],
    [held === 0, `I9: ${id} is ${state} but ${held} cents are held`],
    [captured === (isTaken ? amountCents : 0), `I2: ${id} of ${amountCents} is ${state} but ${captured} are captured`],
    [
      refunded === (state === 'refunded' ? amountCents : 0),
      `I2: ${id} of ${amountCents} is ${state} but ${refunded} went back`,
    ],
    [hasJournal('contribution') === isTaken, `I8: ${id} is ${state}, and the ledger says otherwise`],
    [
      hasJournal('contribution-refund') === (state === 'refunded'),
      `I8: ${id} is ${state}, and the ledger says otherwise of its refund`,
    ],
  ];
}

/** I4: a fund holds what was chipped in and not given back, never above its goal, and pays out what was in it. */
function fundRules(fund: FundState, { contributions, payouts, accounts }: FundMoney): Rule[] {
  const { wishId, goalCents, contributedCents, reservedCents, payoutGrossCents } = fund;
  const live = sum(
    contributions
      .filter((contribution) => contribution.wishId === wishId && contribution.state === 'contributed')
      .map(({ amountCents }) => amountCents),
  );
  const paidOut = payouts.filter((payout) => payout.wishId === wishId && payout.state !== 'rejected');
  const gross = sum(paidOut.map(({ grossCents }) => grossCents));
  const balance = accounts.find(({ _id }) => _id === fundAccount(wishId))?.balanceCents ?? 0;
  return [
    [contributedCents === live, `I4: ${wishId} says ${contributedCents} cents and ${live} were chipped in`],
    [contributedCents <= goalCents, `I4: ${wishId} holds ${contributedCents} of ${goalCents} cents`],
    [reservedCents === 0, `I9: ${wishId} keeps ${reservedCents} cents for nobody`],
    [paidOut.length <= 1, `I7: ${wishId} is paid out ${paidOut.length} times`],
    [
      // What counted and was lost before it was captured is in no payout.
      payoutGrossCents === null ? gross === 0 : gross === live && gross <= payoutGrossCents,
      `I4: ${wishId} was closed with ${payoutGrossCents} cents and pays ${gross} out`,
    ],
    [balance === live - gross, `I4: the ledger has ${balance} cents of ${wishId} instead of ${live - gross}`],
    ...paidOut.map(
      ({ _id, state, netCents, feeCents }): Rule => [
        state !== 'open' && netCents + feeCents === gross,
        `I4: payout ${_id} is ${state} with ${netCents} and ${feeCents} of ${gross} cents`,
      ],
    ),
  ];
}

/** I8: payments that none of our contributions knows of. */
function strangePayments({ contributions, payments }: FundMoney): string[] {
  const ids = new Set<string>(contributions.map(({ _id }) => _id));
  return payments
    .filter(({ contributionId }) => contributionId !== undefined && !ids.has(contributionId))
    .map(({ intentId }) => `I8: payment ${intentId} belongs to no contribution`);
}
