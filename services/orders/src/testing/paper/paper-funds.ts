import { CardId, ContributionId, PayoutId, type UserId, WishId } from '@wishbow/contracts/wire-types';
import { remainingOf } from '@wishbow/domain/contribution';
import { type Cents, cents, sumCents } from '@wishbow/domain/money';
import { payoutFee, payoutNet } from '@wishbow/domain/payout-fee';
import { CONTRIBUTION_WAYS, type ContributionState } from '@wishbow/domain/state-tables';
import { canMove } from '@wishbow/domain/transitions';
import type { ContributionRow } from '../../contributions/contribution-model.ts';
import { type FundState, fundViolations } from '../../ledger/fund-invariants.ts';
import {
  contribution as contributionJournal,
  contributionRefund,
  payout as payoutJournal,
} from '../../ledger/fund-journals.ts';
import type { PayoutRow } from '../../payouts/payout-model.ts';
import { maya } from '../people.ts';
import type { PaperLedger } from './paper-ledger.ts';
import type { PaperOrders } from './paper-orders.ts';

interface PaperFund {
  readonly wishId: WishId;
  readonly goalCents: Cents;
  payout: PayoutRow | undefined;
}

const AT = new Date('2026-11-28T12:00:00Z');
const idOf = (kind: string, number: number): string => `${kind}${String(number).padStart(22, '0')}`;
const SETTLED = { dueAt: null, leasedUntil: null, failedTurns: 0, createdAt: AT } as const;

/** Funds on paper: what may be chipped in and paid out, and what the ledger says of it. */
export class PaperFunds {
  readonly funds: PaperFund[] = [];
  readonly contributions: ContributionRow[] = [];
  readonly #ledger: PaperLedger;
  readonly #payments: PaperOrders['payments'];

  constructor(ledger: PaperLedger, payments: PaperOrders['payments']) {
    this.#ledger = ledger;
    this.#payments = payments;
  }

  open(goalDollars: number): void {
    const wishId = WishId.parse(idOf('fd', this.funds.length));
    this.funds.push({ wishId, goalCents: cents(goalDollars * 100), payout: undefined });
  }

  contributedTo = ({ wishId }: PaperFund): Cents =>
    sumCents(
      this.contributions
        .filter((one) => one.wishId === wishId && one.state === 'contributed')
        .map(({ amountCents }) => amountCents),
    );

  /** @returns what is wrong: nothing, or why the amount is refused. */
  chipIn(fund: PaperFund, contributorId: UserId, dollars: number, isDeclined: boolean): string {
    const amountCents = cents(dollars * 100);
    const contributed = this.contributedTo(fund);
    if (fund.payout) return 'payout_requested';
    if (remainingOf({ goal: fund.goalCents, contributed, reserved: cents(0) }) < amountCents)
      return 'over_contribution';
    const row = this.#rowOf(fund, contributorId, amountCents);
    this.contributions.push(row);
    if (isDeclined) {
      this.#move(row, 'refused');
      return 'card_declined';
    }
    const taken = { heldCents: 0, capturedCents: amountCents, refundedCents: 0 };
    this.#payments.push({ intentId: row._id, orderId: undefined, contributionId: row._id, amountCents, ...taken });
    this.#ledger.post(contributionJournal(row));
    this.#move(row, 'contributed');
    return 'given';
  }

  payOut(fund: PaperFund): string {
    const grossCents = this.contributedTo(fund);
    if (fund.payout) return 'payout_requested';
    if (grossCents === 0) return 'invalid_state';
    const _id = PayoutId.parse(idOf('a0', this.funds.indexOf(fund)));
    this.#ledger.post(payoutJournal(_id, fund.wishId, grossCents));
    const sums = { grossCents, feeCents: payoutFee(grossCents), netCents: payoutNet(grossCents) };
    const about = { wishId: fund.wishId, ownerId: maya.id, title: 'Kiln for the studio', image: null };
    fund.payout = { _id, ...about, state: 'requested', ...sums, requestedAt: AT, dispatchedAt: null, ...SETTLED };
    return 'requested';
  }

  /** The fund is gone: what is not in a payout goes back. */
  giveAllBack(fund: PaperFund): void {
    if (fund.payout) return;
    for (const row of this.contributions.filter(({ wishId }) => wishId === fund.wishId)) {
      if (!canMove(CONTRIBUTION_WAYS, row.state, 'refunded')) continue;
      const payment = this.#payments.find(({ contributionId }) => contributionId === row._id);
      if (payment) payment.refundedCents = row.amountCents;
      this.#ledger.post(contributionRefund(row));
      this.#move(row, 'refunded');
    }
  }

  violations(): string[] {
    const payouts = this.funds.flatMap(({ payout }) => payout ?? []);
    const { contributions } = this;
    const funds = this.funds.map((fund): FundState => {
      const { wishId, goalCents, payout } = fund;
      const contributedCents = this.contributedTo(fund);
      return {
        wishId,
        goalCents,
        reservedCents: cents(0),
        contributedCents,
        payoutGrossCents: payout?.grossCents ?? null,
      };
    });
    return fundViolations({ funds, contributions, payouts, ...this.#ledger.books, payments: this.#payments });
  }

  #move(row: ContributionRow, state: ContributionState): void {
    if (!canMove(CONTRIBUTION_WAYS, row.state, state)) throw new Error(`${row._id} cannot be ${state}`);
    this.contributions[this.contributions.findIndex(({ _id }) => _id === row._id)] = { ...row, state };
  }

  #rowOf({ wishId }: PaperFund, contributorId: UserId, amountCents: Cents): ContributionRow {
    const _id = ContributionId.parse(idOf('c0', this.contributions.length));
    return {
      ...{ _id, wishId, contributorId, recipientId: maya.id, title: 'Kiln for the studio', image: null, amountCents },
      ...{ message: '', isPrivate: false, state: 'open', isFundGone: false, paymentIntentId: _id, failure: null },
      card: { id: CardId.parse('pm_1'), customerId: 'cus_1', brand: 'visa', last4: '4242' },
      fingerprint: _id,
      ...SETTLED,
    };
  }
}
