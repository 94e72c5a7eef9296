import type { ProductId } from '@wishbow/contracts/items';
import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { RefundSplit } from '@wishbow/domain/refund';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { OrderRow } from './order-row.ts';

interface Gift {
  /** null: a product besides what the recipient wishes for. */
  readonly wishId: WishId | null;
  readonly productId: ProductId;
  /** null: somebody invited by e-mail who has no account. */
  readonly recipientId: UserId | null;
  readonly title: string;
  readonly image: string | null;
}

/** What the events tell about: the first wish of an order, else its first product, and how much more there is. */
function giftOf({ lines, recipientId }: OrderRow): Gift | undefined {
  const line = lines.find(({ wishId }) => wishId !== null) ?? lines[0];
  if (!line) return undefined;
  const { wishId, productId, image } = line;
  return { wishId, productId, recipientId, title: titleWithMore(line.title, lines.length - 1), image };
}

/** "Field watch and 2 more". */
const titleWithMore = (title: string, more: number): string => (more > 0 ? `${title} and ${more} more` : title);

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
  const { recipientId: _, ...thing } = gift;
  const payload = { orderId: order._id, buyerId: order.buyerId, ...thing, reason: order.failure.message };
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

/** Tells the buyer that the order is cancelled, and the recipient too if they have heard of a gift: claimed it, or been told. */
export async function announceCancelled(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  { wasPlaced, now }: { readonly wasPlaced: boolean; readonly now: Date },
): Promise<void> {
  const gift = giftOf(order);
  if (!gift) return;
  const { _id: orderId, buyerId } = order;
  const isKnown = wasPlaced || Boolean(order.invitation?.claimedAt);
  const payload = { orderId, buyerId, ...gift, recipientId: isKnown ? gift.recipientId : null };
  await recordEvent(connection, session, { type: 'orders.order_cancelled', aggregateId: orderId, payload, now });
}

/** Tells the giver that the person they invited has said where the gift goes. */
export async function announceClaimed(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<void> {
  const payload = { ...orderOfBuyer(order), recipientId: order.recipientId, email };
  await recordEvent(connection, session, { type: 'orders.gift_claimed', aggregateId: order._id, payload, now });
}

/** Tells the giver that nobody has claimed it in time. */
export async function announceUnclaimed(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<void> {
  const payload = { ...orderOfBuyer(order), email };
  await recordEvent(connection, session, { type: 'orders.gift_unclaimed', aggregateId: order._id, payload, now });
}

/** Tells the buyer what went back. */
export async function announceRefunded(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  { cardCents, creditCents, now }: RefundSplit & { readonly now: Date },
): Promise<void> {
  const payload = { ...orderOfBuyer(order), cardCents, creditCents };
  await recordEvent(connection, session, { type: 'orders.order_refunded', aggregateId: order._id, payload, now });
}

/** Tells the buyer that the labels can be printed. */
export async function announceLabel(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const payload = orderOfBuyer(order);
  await recordEvent(connection, session, { type: 'orders.return_label_ready', aggregateId: order._id, payload, now });
}

/** Tells the buyer that the store takes nothing back. */
export async function announceReturnRefused(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  const payload = { ...orderOfBuyer(order), reason };
  await recordEvent(connection, session, { type: 'orders.return_refused', aggregateId: order._id, payload, now });
}

/** Has the buyer's open page look again; nobody is told anything. */
export async function announceChanged(
  connection: Connection,
  session: ClientSession,
  { _id: orderId, buyerId }: OrderRow,
  now: Date,
): Promise<void> {
  const payload = { orderId, buyerId };
  await recordEvent(connection, session, { type: 'orders.order_changed', aggregateId: orderId, payload, now });
}

/** What the buyer's own news are about: the order by its first line. */
function orderOfBuyer({ _id: orderId, buyerId, lines }: OrderRow) {
  const [line] = lines;
  const title = line ? titleWithMore(line.title, lines.length - 1) : 'your gift';
  return { orderId, buyerId, title, image: line?.image ?? null };
}
