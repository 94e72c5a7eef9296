import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { AT_ONCE, type NextLook, type Turn } from '../fulfilment/turn.ts';
import { announceChanged } from '../orders/announce.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { CancellationProgress } from '../retailer/retailer.ts';
import { noteCancellation } from './cancellation-repository.ts';
import { settleRecalled } from './settle-recalled.ts';

/**
 * cancel_requested -> cancelled, or placed again. The retailer may keep attempting for long and succeed after all; only
 * a parcel on its way, or its refusal, ends the waiting.
 */
export const callBack: Turn = async (deps, order) => {
  const progress = await askForCancellation(deps, order);
  if (progress === 'cancelled') return settleRecalled(deps, order);
  if (progress === 'refused' || (await isOnItsWay(deps, order))) return keepPlaced(deps, order);
  return deps.pace.trackingPollMs;
};

/** Asks the store to cancel what it has placed, and what has become of that. */
export async function askForCancellation(deps: Dependencies, order: OrderRow): Promise<CancellationProgress> {
  const merchantOrderIds = await merchantOrderIdsOf(deps, order);
  // The store has it, under a name that we do not know yet: nobody was asked, so nothing is cancelled.
  if (order.retailerRequestId && merchantOrderIds.length === 0) return 'processing';
  const answers: CancellationProgress[] = [];
  for (const merchantOrderId of merchantOrderIds) answers.push(await cancelAtMerchant(deps, order, merchantOrderId));
  if (answers.includes('refused')) return 'refused';
  return answers.includes('processing') ? 'processing' : 'cancelled';
}

/** An order may be placed before the merchant has named it. */
async function merchantOrderIdsOf(
  { retailer }: Dependencies,
  { retailerOutcome, retailerRequestId }: OrderRow,
): Promise<readonly string[]> {
  const known = retailerOutcome?.kind === 'placed' ? retailerOutcome.merchantOrderIds : [];
  if (known.length > 0 || !retailerRequestId) return known;
  const progress = await retailer.getProgress(retailerRequestId);
  return progress.kind === 'placed' ? progress.merchantOrderIds : [];
}

/** Sent once per try: the same key is the same cancellation. */
async function cancelAtMerchant(
  deps: Dependencies,
  order: OrderRow,
  merchantOrderId: string,
): Promise<CancellationProgress> {
  const { connection, retailer, pass } = deps;
  const { _id: orderId, attempt, retailerRequestId, cancellation } = order;
  const known = cancellation?.requests.find((request) => request.merchantOrderId === merchantOrderId);
  if (known) return retailer.getCancellation(known.requestId);
  if (!retailerRequestId) return 'cancelled';
  const idempotencyKey = `${orderId}:${attempt}:cancel:${cancellation?.count ?? 1}:${merchantOrderId}`;
  pass('before_cancel_post');
  const taken = await retailer.cancelOrder({ orderId, requestId: retailerRequestId, merchantOrderId, idempotencyKey });
  pass('after_cancel_post');
  if (taken.kind === 'failed') return 'refused';
  await noteCancellation(connection, order, { merchantOrderId, requestId: taken.requestId });
  return retailer.getCancellation(taken.requestId);
}

/** Whether the store has sent it. */
export async function isOnItsWay({ retailer }: Dependencies, { retailerRequestId }: OrderRow): Promise<boolean> {
  if (!retailerRequestId) return false;
  const progress = await retailer.getProgress(retailerRequestId);
  return progress.kind === 'placed' && progress.parcel !== undefined;
}

async function keepPlaced({ connection, now }: Dependencies, order: OrderRow): Promise<NextLook> {
  await inTransaction(connection, async (session) => {
    const placed = await moveOrder(connection, order, { to: 'placed', now: now() }, session);
    if (placed) await announceChanged(connection, session, placed, now());
  });
  return AT_ONCE;
}
