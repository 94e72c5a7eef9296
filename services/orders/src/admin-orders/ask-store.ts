import type { StoreAnswer } from '@wishbow/contracts/admin-orders';
import type { Dependencies } from '../dependencies.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { RetailerOut } from '../retailer/retailer.ts';

/** What the retailer says about an order just now. Nothing is sent and nothing written down. */
export async function askStore(
  { retailer, logger }: Pick<Dependencies, 'retailer' | 'logger'>,
  { _id, retailerRequestId }: OrderRow,
): Promise<StoreAnswer> {
  if (!retailerRequestId) return { kind: 'never_sent', code: null };
  try {
    const progress = await retailer.getProgress(retailerRequestId);
    return { kind: progress.kind, code: progress.kind === 'failed' ? progress.code : null };
  } catch (error) {
    if (!(error instanceof RetailerOut)) throw error;
    logger.warn({ err: error, orderId: _id }, 'an admin asked the store, which gave no answer');
    return { kind: 'no_answer', code: null };
  }
}
