import type { PayoutId } from '@wishbow/contracts/wire-types';
import { formatUsd } from '@wishbow/domain/money';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import type { PayoutRow } from '../payouts/payout-model.ts';
import { findPayout, movePayout } from '../payouts/payout-repository.ts';
import { settleRejected } from '../payouts/settle-rejected.ts';
import { refused } from '../refusals.ts';
import { payoutSubject } from './admin-payout-view.ts';
import type { DecidedPayout } from './mark-payout-mailed.ts';

/**
 * requested -> rejecting -> rejected: no check is mailed, the fund is open again and its owner reads why. The worker
 * carries on what a crash cuts short.
 */
export async function rejectPayout(
  deps: Dependencies,
  { payoutId, ...act }: AdminAct & { readonly payoutId: PayoutId },
): Promise<DecidedPayout> {
  const payout = await findPayout(deps.connection, payoutId);
  if (!payout) return refused('not_found');
  if (payout.state === 'rejecting' || payout.state === 'rejected') return { ok: true, payout };
  if (payout.state !== 'requested') return refused('invalid_state');
  const rejecting = await claimRejection(deps, payout, act);
  if (!rejecting) return rejectPayout(deps, { payoutId, ...act });
  deps.pass('after_rejection');
  await settleRejected(deps, rejecting);
  return { ok: true, payout: (await findPayout(deps.connection, payoutId)) ?? rejecting };
}

const claimRejection = ({ connection, now }: Dependencies, payout: PayoutRow, act: AdminAct) =>
  inTransaction(connection, async (session) => {
    const set = { state: 'rejecting', rejection: act.reason, dueAt: now(), leasedUntil: null } as const;
    const moved = await movePayout(connection, payout, set, session);
    if (!moved) return undefined;
    await recordAudit(connection, session, {
      id: `rejected:${payout._id}`,
      ...act,
      action: 'payout_rejected',
      subject: payoutSubject(payout),
      text: `Rejected a payout of ${formatUsd(payout.netCents)}`,
      now: now(),
    });
    return moved;
  });
