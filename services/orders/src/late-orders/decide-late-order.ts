import type { OrderId } from '@wishbow/contracts/wire-types';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { orderSubject } from '../admin-orders/order-subject.ts';
import type { Dependencies } from '../dependencies.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { LateRow, OrderRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';
import { claimRetry } from '../retries/retry-repository.ts';
import { hasTimeLeft } from '../retries/retry-time.ts';
import { type NoteSending, sendAgain } from '../retries/send-again.ts';
import { undoRetry } from '../retries/undo-retry.ts';
import { reserveUnits } from '../units/wish-units.ts';
import { bearLate } from './bear-late.ts';
import { decideCallingBack } from './late-order-repository.ts';
import { lookAtStore } from './look-for-late.ts';

interface LateDecision extends AdminAct {
  readonly orderId: OrderId;
  readonly decision: 'take' | 'call_back' | 'bear';
}

type LateRefused = Refused<
  | 'not_found'
  | 'invalid_state'
  | 'store_undecided'
  | 'already_gifted'
  | 'card_declined'
  | 'authentication_required'
  | 'insufficient_credit'
  | 'not_retryable'
  | 'unavailable'
>;

/**
 * Ends the wait of an order that failed with us and was placed at the store: it is taken up again, held anew on the card
 * at the price its buyer agreed to, called back at the store, or paid by the site. One decision counts, with its entry in the audit log.
 */
export async function decideLateOrder(
  deps: Dependencies,
  { orderId, decision, ...act }: LateDecision,
): Promise<{ ok: true; order: OrderRow } | LateRefused> {
  const order = await findOrder(deps.connection, orderId);
  if (!order) return refused('not_found');
  if (order.state !== 'failed' || order.late?.decision !== 'waiting') return refused('invalid_state');
  // Nobody pays for what the store has given up since it was found, or is not sure of.
  const there = await lookAtStore(deps, order);
  if (there === 'failed') return refused('invalid_state');
  if (there !== 'placed') return refused('store_undecided');
  if (decision === 'take') return takeUp(deps, order, order.late, act);
  return decision === 'call_back' ? callBack(deps, order, act) : bear(deps, order, order.late, act);
}

async function takeUp(
  deps: Dependencies,
  failed: OrderRow,
  late: LateRow,
  act: AdminAct,
): Promise<{ ok: true; order: OrderRow } | LateRefused> {
  const { connection, now, pace, wake } = deps;
  const order = await claimRetry(connection, failed, { now: now(), leaseMs: pace.leaseMs, lateDecision: 'waiting' });
  if (!order) return refused('invalid_state');
  const taken = await holdAgain(deps, order, late, (session, sent) =>
    recordAudit(connection, session, {
      ...{ ...act, id: `late:${sent._id}:${sent.attempt}`, action: 'late_order_taken', subject: orderSubject(sent) },
      ...{ text: 'Taken up again as placed', now: now() },
    }),
  );
  if (!taken.ok) await undoRetry(deps, order);
  else wake();
  return taken;
}

async function holdAgain(
  deps: Dependencies,
  order: OrderRow,
  late: LateRow,
  note: NoteSending,
): Promise<{ ok: true; order: OrderRow } | LateRefused> {
  if (!hasTimeLeft(deps, order)) return refused('unavailable');
  const reserved = await reserveUnits(deps, order);
  if (!reserved.ok) return refused(reserved.refusal.reason === 'already_gifted' ? 'already_gifted' : 'not_retryable');
  return sendAgain(deps, order, { note, late });
}

async function callBack(
  { connection, now, wake }: Dependencies,
  order: OrderRow,
  act: AdminAct,
): Promise<{ ok: true; order: OrderRow } | LateRefused> {
  const isDecided = await inTransaction(connection, async (session) => {
    if (!(await decideCallingBack(connection, session, order, now()))) return false;
    await recordAudit(connection, session, {
      ...{
        ...act,
        id: `late:${order._id}:back:${(order.cancellation?.count ?? 0) + 1}`,
        action: 'late_order_called_back',
      },
      ...{ subject: orderSubject(order), text: 'Called back at the store', now: now() },
    });
    return true;
  });
  if (!isDecided) return refused('invalid_state');
  wake();
  return { ok: true, order: (await findOrder(connection, order._id)) ?? order };
}

async function bear(
  deps: Dependencies,
  order: OrderRow,
  late: LateRow,
  act: AdminAct,
): Promise<{ ok: true; order: OrderRow } | LateRefused> {
  if (!(await bearLate(deps, order, late, act))) return refused('invalid_state');
  return { ok: true, order: (await findOrder(deps.connection, order._id)) ?? order };
}
