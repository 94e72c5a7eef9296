import { fundsInternalContract } from '@wishbow/contracts/funds-contract';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import { noteFundGone } from '../contributions/contribution-repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { NEVER, type NextLook } from '../fulfilment/turn.ts';
import { payoutRejected } from '../ledger/fund-journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import type { PayoutRow } from './payout-model.ts';
import { freeFund, movePayout } from './payout-repository.ts';

/** While the removal of a fund may still be undone nobody knows whether its money stays. */
const REMOVAL_LOOK_MS = 5_000;

/** rejecting -> rejected: the fund is open again, and where it is gone everybody has their money back. */
export async function settleRejected(deps: Dependencies, payout: PayoutRow): Promise<NextLook | typeof NEVER> {
  const { connection, call, now, pass, wake } = deps;
  const { _id: payoutId, wishId, ownerId, title, image, grossCents } = payout;
  const { body } = await call(fundsInternalContract.reopenFund, { body: { wishId, payoutId } });
  if (body.fund === 'removing') return REMOVAL_LOOK_MS;
  pass('after_fund_reopened');
  await inTransaction(connection, async (session) => {
    const set = { state: 'rejected', dueAt: null, leasedUntil: null } as const;
    const rejected = await movePayout(connection, payout, set, session);
    if (!rejected) return;
    await freeFund(connection, session, payoutId);
    await postJournal(connection, session, payoutRejected(payoutId, wishId, grossCents), now());
    if (body.fund === 'gone') await noteFundGone(connection, wishId, now(), session);
    const payload = { payoutId, wishId, ownerId, title, image, reason: rejected.rejection ?? '' };
    await recordEvent(connection, session, {
      type: 'orders.payout_rejected',
      aggregateId: payoutId,
      payload,
      now: now(),
    });
  });
  wake();
  return NEVER;
}
