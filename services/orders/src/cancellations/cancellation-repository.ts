import type { Connection } from '@wishbow/service/mongo/connection';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Notes under which name the retailer knows the cancellation of one of its orders. */
export async function noteCancellation(
  connection: Connection,
  { _id, cancellation }: OrderRow,
  request: { readonly merchantOrderId: string; readonly requestId: string },
): Promise<void> {
  const isNew = {
    _id,
    'cancellation.count': cancellation?.count ?? 0,
    'cancellation.requests.merchantOrderId': { $ne: request.merchantOrderId },
  };
  await orderModel(connection).updateOne(isNew, { $push: { 'cancellation.requests': request } });
}
