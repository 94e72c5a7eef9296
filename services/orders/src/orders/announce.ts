import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { OrderRow } from './order-row.ts';

interface Gift {
  readonly wishId: WishId;
  readonly recipientId: UserId;
  readonly title: string;
  readonly image: string | null;
}

/** What the events tell about: the first wish. Orders for nobody's wish are not told about. */
function giftOf({ lines, recipientId }: OrderRow): Gift | undefined {
  const [line] = lines;
  if (!line?.wishId || !recipientId) return undefined;
  return { wishId: line.wishId, recipientId, title: line.title, image: line.image };
}

/** Tells buyer and recipient that the gift is on its way; whose gift it is the receiver keeps to itself where private. */
export async function announcePlaced(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const gift = giftOf(order);
  if (!gift) return;
  const { _id: orderId, buyerId, isPrivate, message } = order;
  const payload = { orderId, buyerId, ...gift, isPrivate, message };
  await recordEvent(connection, session, { type: 'orders.order_placed', aggregateId: orderId, payload, now });
}

/** Tells the buyer alone: the recipient never learns that there was to be a gift. */
export async function announceFailed(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const gift = giftOf(order);
  if (!gift || !order.failure) return;
  const { wishId, title, image } = gift;
  const payload = { orderId: order._id, wishId, buyerId: order.buyerId, title, image, reason: order.failure.message };
  await recordEvent(connection, session, { type: 'orders.order_failed', aggregateId: order._id, payload, now });
}

/** Tells buyer and recipient about the parcel. */
export async function announceParcel(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  type: 'orders.order_shipped' | 'orders.order_delivered',
  now: Date,
): Promise<void> {
  const gift = giftOf(order);
  if (!gift) return;
  const payload = { orderId: order._id, buyerId: order.buyerId, ...gift };
  await recordEvent(connection, session, { type, aggregateId: order._id, payload, now });
}
