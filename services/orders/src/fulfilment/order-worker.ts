import type { OrderState } from '@wishbow/domain/order-state';
import { type Loop, startLoop } from '@wishbow/service/loop';
import { callBack } from '../cancellations/call-back.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { undoAbandonedRetry } from '../retries/undo-retry.ts';
import { awaitCredit } from '../returns/await-credit.ts';
import { awaitLabel } from '../returns/await-label.ts';
import { followParcel } from './follow-parcel.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { finishAuthorizing, undoIntent } from './resume-checkout.ts';
import { NEVER, type Turn } from './turn.ts';
import { claimDueOrder, endTurn } from './turn-repository.ts';

const ORDERS_AT_ONCE = 8;
const SHORTEST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 60_000;

/** Who carries an order on from each state; orders in other states wait for a person. */
const TURNS: Readonly<Partial<Record<OrderState, Turn>>> = {
  created: undoIntent,
  authorizing: finishAuthorizing,
  processing: fulfilOrder,
  unknown: fulfilOrder,
  cancelling: fulfilOrder,
  failed: undoAbandonedRetry,
  cancel_requested: callBack,
  placed: followParcel,
  shipped: followParcel,
  return_requested: awaitLabel,
  label_ready: awaitCredit,
};

const waitForSomebody: Turn = async () => NEVER;

/**
 * Carries every order on until nothing is left to do. Any number of these may run: an order is leased to one of them,
 * and when that one dies another takes the order over from where it stands.
 */
export const startOrderWorker = (deps: Dependencies, idleMs: number): Loop =>
  startLoop({ name: 'orders', idleMs, logger: deps.logger, work: () => takeTurns(deps) });

async function takeTurns(deps: Dependencies): Promise<boolean> {
  const claimed = await claimDueOrders(deps);
  await Promise.all(claimed.map((order) => takeTurn(deps, order)));
  return claimed.length > 0;
}

async function claimDueOrders({ connection, now, pace }: Dependencies): Promise<OrderRow[]> {
  const claimed: OrderRow[] = [];
  while (claimed.length < ORDERS_AT_ONCE) {
    const order = await claimDueOrder(connection, now(), pace.leaseMs);
    if (!order) break;
    claimed.push(order);
  }
  return claimed;
}

async function takeTurn(deps: Dependencies, order: OrderRow): Promise<void> {
  const { connection, now, logger } = deps;
  try {
    const turn = TURNS[order.state] ?? waitForSomebody;
    const nextLookMs = await turn(deps, order);
    await endTurn(connection, order, { dueAt: inMs(now(), nextLookMs), failedTurns: 0 });
  } catch (error) {
    const failedTurns = order.failedTurns + 1;
    logger.warn(
      { err: error, orderId: order._id, state: order.state, failedTurns },
      'an order could not be carried on',
    );
    const backoffMs = Math.min(LONGEST_BACKOFF_MS, SHORTEST_BACKOFF_MS * 2 ** failedTurns);
    await endTurn(connection, order, { dueAt: inMs(now(), backoffMs), failedTurns });
  }
}

const inMs = (now: Date, ms: number | null): Date | null => (ms === null ? null : new Date(now.getTime() + ms));
