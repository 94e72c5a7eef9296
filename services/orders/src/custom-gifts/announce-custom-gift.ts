import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { CustomGiftRow } from './custom-gift-model.ts';

/** Tells the recipient; whose gift it is stays between the two where it is private. */
export async function announceGiven(
  connection: Connection,
  session: ClientSession,
  gift: CustomGiftRow,
  now: Date,
): Promise<void> {
  const { _id: giftId, wishId, buyerId, recipientId, title, image, isPrivate, message } = gift;
  const payload = { giftId, wishId, buyerId, recipientId, title, image, isPrivate, message };
  await recordEvent(connection, session, { type: 'orders.custom_gift_given', aggregateId: giftId, payload, now });
}

/** Has the recipient's notice withdrawn. */
export async function announceUndone(
  connection: Connection,
  session: ClientSession,
  { _id: giftId, wishId, buyerId, recipientId }: CustomGiftRow,
  now: Date,
): Promise<void> {
  const payload = { giftId, wishId, buyerId, recipientId };
  await recordEvent(connection, session, { type: 'orders.custom_gift_undone', aggregateId: giftId, payload, now });
}
