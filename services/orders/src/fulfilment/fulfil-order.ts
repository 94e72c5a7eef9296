import { settleAborted } from '../cancellations/settle-aborted.ts';
import type { Dependencies } from '../dependencies.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { askRetailer } from './ask-retailer.ts';
import { settleFailed } from './settle-failed.ts';
import { settlePlaced } from './settle-placed.ts';
import type { NEVER, NextLook, Turn } from './turn.ts';

/** After so many turns in a row without an answer nobody can tell whether the order was placed. */
const MOST_FAILED_TURNS = 5;
const LONGEST_PROCESSING_MS = 24 * 60 * 60 * 1_000;

/** processing or unknown -> placed or failed, cancelling -> placed or cancelled, as the retailer decides. */
export const fulfilOrder: Turn = async (deps, order) => {
  if (isLost(order, deps.now())) return markUnknown(deps, order);
  const answer = await askRetailer(deps, order);
  switch (answer.kind) {
    case 'placed':
      return settlePlaced(deps, order, answer);
    case 'failed':
      return order.state === 'cancelling' ? settleAborted(deps, order) : settleFailed(deps, order, answer);
    case 'unclear':
      return markUnknown(deps, order);
    case 'processing':
      return order.state === 'unknown' ? deps.pace.trackingPollMs : deps.pace.retailerPollMs;
    default:
      return answer satisfies never;
  }
};

function isLost({ state, retailerOutcome, failedTurns, steps, invitation }: OrderRow, now: Date): boolean {
  if (state !== 'processing' || retailerOutcome) return false;
  const since = Math.max(steps.at(-1)?.at.getTime() ?? 0, invitation?.claimedAt?.getTime() ?? 0);
  const processingMs = now.getTime() - since;
  return failedTurns >= MOST_FAILED_TURNS || processingMs > LONGEST_PROCESSING_MS;
}

/** Holds and units stay as they are, nothing is ordered again, and the retailer is asked on at a slower pace. */
async function markUnknown(
  { connection, now, pace, logger }: Dependencies,
  order: OrderRow,
): Promise<NextLook | typeof NEVER> {
  if (order.state === 'processing') {
    await moveOrder(connection, order, { to: 'unknown', now: now() });
    logger.error({ orderId: order._id }, 'nobody can tell whether this order was placed');
  }
  return pace.trackingPollMs;
}
