import type { Payout } from '@wishbow/contracts/custom-gifts';
import { fundsInternalContract } from '@wishbow/contracts/funds-contract';
import type { WishId } from '@wishbow/contracts/wire-types';
import { type Cents, cents } from '@wishbow/domain/money';
import { payoutFee, payoutNet } from '@wishbow/domain/payout-fee';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import { collectedForClosedFund } from '../contributions/collected.ts';
import type { Dependencies } from '../dependencies.ts';
import { payout as payoutJournal } from '../ledger/fund-journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { type Refused, refused } from '../refusals.ts';
import type { PayoutRow } from './payout-model.ts';
import { movePayout, removeOpenPayout } from './payout-repository.ts';

export type PayoutRefused = Refused<'not_found' | 'payout_requested' | 'nothing_to_pay_out'>;

/** open -> requested, or gone when the fund cannot be closed for it. Safe to run again after a crash. */
export async function settlePayout(
  deps: Dependencies,
  open: PayoutRow,
): Promise<{ readonly ok: true; readonly payout: Payout } | PayoutRefused> {
  const closed = await closeFundFor(deps, open);
  if (!closed.ok) {
    await removeOpenPayout(deps.connection, open._id);
    return closed;
  }
  deps.pass('after_fund_closed');
  const { requestedAt } = closed;
  const { _id: id, wishId } = open;
  const grossCents = await paidInto(deps, wishId, closed.grossCents);
  const [feeCents, netCents] = [payoutFee(grossCents), payoutNet(grossCents)];
  await note(deps, open, { grossCents, feeCents, netCents, requestedAt });
  return {
    ok: true,
    payout: { id, wish_id: wishId, grossCents, feeCents, netCents, requested_at: requestedAt.toISOString() },
  };
}

/** Nobody is paid what was never taken, though it counted when the fund was closed. */
async function paidInto({ connection, logger }: Dependencies, wishId: WishId, countedCents: Cents): Promise<Cents> {
  const collectedCents = await collectedForClosedFund(connection, wishId);
  if (collectedCents !== countedCents) {
    logger.error({ wishId, countedCents, collectedCents }, 'a closed fund holds another sum than what counted');
  }
  return cents(Math.min(collectedCents, countedCents));
}

async function closeFundFor({ call }: Dependencies, { _id: payoutId, wishId, ownerId }: PayoutRow) {
  const answer = await call(fundsInternalContract.closeFund, { body: { wishId, payoutId, ownerId } });
  if (answer.status === 200) {
    const { grossCents, requestedAt } = answer.body;
    return { ok: true, grossCents, requestedAt: new Date(requestedAt) } as const;
  }
  if (answer.status !== 409) return refused('not_found');
  return refused(answer.body.code === 'payout_requested' ? 'payout_requested' : 'nothing_to_pay_out');
}

interface ClosedSums {
  readonly grossCents: Cents;
  readonly feeCents: Cents;
  readonly netCents: Cents;
  readonly requestedAt: Date;
}

async function note({ connection, now }: Dependencies, open: PayoutRow, sums: ClosedSums): Promise<void> {
  await inTransaction(connection, async (session) => {
    const set = { ...sums, state: 'requested', dueAt: null, leasedUntil: null } as const;
    const requested = await movePayout(connection, open, set, session);
    if (!requested) return;
    const { _id: payoutId, wishId, ownerId, title, image, grossCents, netCents } = requested;
    await postJournal(connection, session, payoutJournal(payoutId, wishId, grossCents), now());
    const payload = { payoutId, wishId, ownerId, title, image, netCents };
    await recordEvent(connection, session, {
      type: 'orders.payout_requested',
      aggregateId: payoutId,
      payload,
      now: now(),
    });
  });
}
