import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { NEVER, type NextLook, type Turn } from '../fulfilment/turn.ts';
import { announceChanged, announceLabel, announceReturnRefused } from '../orders/announce.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow, ReturnRow } from '../orders/order-row.ts';
import type { ReturnProgress } from '../retailer/retailer.ts';
import { maySeeSender } from './may-see-sender.ts';
import { noteReturn } from './return-repository.ts';
import { settleReturned } from './settle-returned.ts';

const NOT_TAKEN_BACK = 'The store does not take this back.';

type Labels = Extract<ReturnProgress, { kind: 'label' }>;

/** return_requested -> label_ready; or refunded at once, or refused, as the retailer decides. */
export const awaitLabel: Turn = async (deps, order) => {
  const { returning } = order;
  if (!returning) return NEVER;
  const progress = await askForReturn(deps, order, returning);
  switch (progress.kind) {
    case 'label':
      return keepLabels(deps, order, returning, progress);
    case 'refunded':
      return settleReturned(deps, order, { ...returning, code: 'immediate_refund_issued' });
    case 'refused':
      return endRefused(deps, order, returning);
    case 'processing':
      return deps.pace.retailerPollMs;
    default:
      return progress satisfies never;
  }
};

/** Sent once per try: the same key is the same return. What nobody at the retailer knows of is kept by the recipient. */
async function askForReturn(deps: Dependencies, order: OrderRow, returning: ReturnRow): Promise<ReturnProgress> {
  const { connection, retailer, pass } = deps;
  const { _id: orderId, attempt, lines, retailerRequestId } = order;
  const { requestId: known, reason, explanation, count } = returning;
  if (known) return retailer.getReturn(known);
  if (!retailerRequestId) return { kind: 'refunded' };
  const products = returning.items.flatMap(({ line, quantity }) => {
    const productId = lines[line]?.productId;
    return productId ? [{ productId, quantity }] : [];
  });
  const idempotencyKey = `${orderId}:${attempt}:return:${count}`;
  pass('before_return_post');
  const request = { orderId, requestId: retailerRequestId, idempotencyKey, products, reason, explanation };
  const taken = await retailer.returnOrder(request);
  pass('after_return_post');
  if (taken.kind === 'failed') return { kind: 'refused', code: taken.code };
  await noteReturn(connection, order, taken.requestId);
  return retailer.getReturn(taken.requestId);
}

async function keepLabels(
  deps: Dependencies,
  order: OrderRow,
  before: ReturnRow,
  { labelUrls, returnBy }: Labels,
): Promise<NextLook> {
  const { connection, now, pace } = deps;
  const returning = { ...before, labelUrls, returnBy };
  // Nobody is told of a label that they will not be shown.
  const announce = (await maySeeSender(deps, order)) ? announceLabel : announceChanged;
  await inTransaction(connection, async (session) => {
    const move = { to: 'label_ready', now: now(), set: { returning } } as const;
    const ready = await moveOrder(connection, order, move, session);
    if (ready) await announce(connection, session, ready, now());
  });
  return pace.trackingPollMs;
}

async function endRefused(
  { connection, now }: Dependencies,
  order: OrderRow,
  before: ReturnRow,
): Promise<typeof NEVER> {
  const returning = { ...before, code: 'return_refused' };
  await inTransaction(connection, async (session) => {
    const move = { to: 'delivered', now: now(), set: { returning } } as const;
    const kept = await moveOrder(connection, order, move, session);
    if (kept) await announceReturnRefused(connection, session, kept, { reason: NOT_TAKEN_BACK, now: now() });
  });
  return NEVER;
}
