import type { PayoutId } from '@wishbow/contracts/wire-types';
import { formatUsd } from '@wishbow/domain/money';
import { PAYOUT_WAYS } from '@wishbow/domain/state-tables';
import { stepTo } from '@wishbow/domain/transitions';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { Dependencies } from '../dependencies.ts';
import { isFundDisputed } from '../disputes/dispute-repository.ts';
import type { PayoutRow } from '../payouts/payout-model.ts';
import { findPayout, movePayout } from '../payouts/payout-repository.ts';
import { type Refused, refused } from '../refusals.ts';
import { payoutSubject } from './admin-payout-view.ts';

type PayoutAct = AdminAct & { readonly payoutId: PayoutId };
export type DecidedPayout = { ok: true; payout: PayoutRow } | Refused<'not_found' | 'invalid_state'>;

const DISPUTED = { message: 'Money of this fund is contested. The check waits until the bank has decided.' };

/**
 * requested -> dispatched: the check is in the mail, and its owner is told. Marked twice it is one check. It waits while
 * money of its fund is contested.
 */
export async function markPayoutMailed(deps: Dependencies, { payoutId, ...act }: PayoutAct): Promise<DecidedPayout> {
  const payout = await findPayout(deps.connection, payoutId);
  if (!payout) return refused('not_found');
  const step = stepTo(PAYOUT_WAYS, payout.state, 'dispatched');
  if (step === 'stays') return { ok: true, payout };
  if (step === 'invalid_state') return refused('invalid_state');
  const dispatched = await dispatch(deps, payout, act);
  if (dispatched === 'disputed') return refused('invalid_state', DISPUTED);
  // Somebody else was faster: what they have made of it decides.
  return dispatched ? { ok: true, payout: dispatched } : markPayoutMailed(deps, { payoutId, ...act });
}

const dispatch = ({ connection, now }: Dependencies, payout: PayoutRow, act: AdminAct) =>
  inTransaction(connection, async (session) => {
    const dispatchedAt = now();
    if (await isFundDisputed(connection, payout.wishId, session)) return 'disputed' as const;
    const moved = await movePayout(connection, payout, { state: 'dispatched', dispatchedAt }, session);
    if (!moved) return undefined;
    const { _id: payoutId, wishId, ownerId, title, image, netCents } = moved;
    await recordAudit(connection, session, {
      id: `mailed:${payoutId}`,
      ...act,
      action: 'payout_mailed',
      subject: payoutSubject(moved),
      text: `Mailed a check over ${formatUsd(netCents)}`,
      now: dispatchedAt,
    });
    await recordEvent(connection, session, {
      type: 'orders.payout_dispatched',
      aggregateId: payoutId,
      payload: { payoutId, wishId, ownerId, title, image, netCents, dispatchedAt: dispatchedAt.toISOString() },
      now: dispatchedAt,
    });
    return moved;
  });
