import type { Connection } from '@wishbow/service/mongo/connection';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Notes under which name the retailer knows the return. */
export async function noteReturn(
  connection: Connection,
  { _id, returning }: OrderRow,
  requestId: string,
): Promise<void> {
  const ours = { _id, 'returning.count': returning?.count ?? 0 };
  await orderModel(connection).updateOne(ours, { $set: { 'returning.requestId': requestId } });
}
