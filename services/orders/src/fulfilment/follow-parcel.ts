import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { mailShipped } from '../invitations/request-mails.ts';
import { announceParcel } from '../orders/announce.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { Parcel } from '../retailer/retailer.ts';
import { AT_ONCE, NEVER, type Turn } from './turn.ts';

/** placed -> shipped -> delivered, one step a turn. */
export const followParcel: Turn = async (deps, order) => {
  if (!order.retailerRequestId) return NEVER;
  const progress = await deps.retailer.getProgress(order.retailerRequestId);
  const parcel = progress.kind === 'placed' ? progress.parcel : undefined;
  if (!parcel) return deps.pace.parcelPollMs;
  if (order.state === 'placed') {
    await moveParcel(deps, order, 'shipped', parcel);
    return parcel.isDelivered ? AT_ONCE : deps.pace.parcelPollMs;
  }
  if (!parcel.isDelivered) return deps.pace.parcelPollMs;
  await moveParcel(deps, order, 'delivered', parcel);
  return NEVER;
};

async function moveParcel(
  { connection, now }: Dependencies,
  order: OrderRow,
  to: 'shipped' | 'delivered',
  { isDelivered: _isDelivered, ...tracking }: Parcel,
): Promise<void> {
  await inTransaction(connection, async (session) => {
    const moved = await moveOrder(connection, order, { to, now: now(), set: tracking }, session);
    if (!moved) return;
    await announceParcel(connection, session, moved, `orders.order_${to}`, now());
    if (to === 'shipped') await mailShipped(connection, session, moved, now());
  });
}
