import type { Dependencies } from '../dependencies.ts';
import { NEVER, type Turn } from '../fulfilment/turn.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { RetailerProgress } from '../retailer/retailer.ts';
import { undoRetry } from '../retries/undo-retry.ts';
import { callBackLate } from './call-back-late.ts';
import { lateOf } from './late-of.ts';
import { noteGone, noteLate } from './late-order-repository.ts';

type LookDeps = Pick<Dependencies, 'connection' | 'retailer' | 'logger' | 'now'>;

/** Whether the store is not done with an order that we call failed, asked just now. */
export const isNotFailedThere = async (deps: LookDeps, order: OrderRow): Promise<boolean> =>
  (await lookAtStore(deps, order)) !== 'failed';

/**
 * Asks the store how an order stands that we call failed. Where it has placed it after all, that is written down for an
 * admin to decide (RELIABILITY.md row 57); where it has given up what it had placed, nobody waits.
 */
export async function lookAtStore(
  { connection, retailer, logger, now }: LookDeps,
  order: OrderRow,
): Promise<RetailerProgress['kind']> {
  const { _id: orderId, retailerRequestId: requestId } = order;
  const late = lateOf(order);
  if (!requestId || late?.decision === 'called_back') return 'failed';
  const progress = await retailer.getProgress(requestId);
  if (progress.kind === 'failed') {
    if (late) await noteGone(connection, order);
    return 'failed';
  }
  logger.error({ orderId, kind: progress.kind }, 'a failed order is not failed at the store');
  if (progress.kind === 'placed') {
    const { totalCents, merchantOrderIds } = progress;
    await noteLate(connection, order, { foundAt: now(), requestId, totalCents, merchantOrderIds, decision: 'waiting' });
  }
  return progress.kind;
}

/** A failed order is due when a retry of it was abandoned, when it is called back, or when the store has news of it. */
export const carryFailedOn: Turn = async (deps, order) => {
  if (order.isRetrying) await undoRetry(deps, order);
  else if (order.late?.decision === 'calling_back') return callBackLate(deps, order);
  else await isNotFailedThere(deps, order);
  return NEVER;
};
