import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** The order that a mailed link is about, whatever became of it. */
export const findInvitedOrder = (connection: Connection, tokenHash: string): Promise<OrderRow | null> =>
  orderModel(connection).findOne({ 'invitation.tokenHash': tokenHash }).lean<OrderRow | null>();

/** What a giver has had mailed to invited people since, or is about to, oldest first; of no use once nothing was held. */
export const findInvitingSince = (connection: Connection, buyerId: UserId, since: Date): Promise<OrderRow[]> =>
  orderModel(connection)
    .find({ buyerId, createdAt: { $gt: since }, invitation: { $exists: true }, state: { $ne: 'payment_failed' } })
    .sort({ createdAt: 1 })
    .lean<OrderRow[]>();

const waiting = ({ _id }: OrderRow) => ({
  _id,
  state: 'processing' as const,
  'invitation.claimedAt': null,
  'invitation.expiredAt': null,
});

/**
 * Uses the link up: the order knows where it goes and is due. Of several claims at once one succeeds.
 * @returns undefined when it was claimed, cancelled or has expired.
 */
export async function claimInvitation(
  connection: Connection,
  order: OrderRow,
  { recipientId, shipTo, now }: Pick<OrderRow, 'recipientId' | 'shipTo'> & { readonly now: Date },
  session: ClientSession,
): Promise<OrderRow | undefined> {
  const claim = { recipientId, shipTo, 'invitation.claimedAt': now, dueAt: now };
  const claimed = await orderModel(connection)
    .findOneAndUpdate(waiting(order), { $set: claim }, { returnDocument: 'after', session })
    .lean<OrderRow | null>();
  return claimed ?? undefined;
}

/** Counts another attempt, which holds nothing yet: the hold of the one before is on its way back. */
export async function beginWithoutHold(connection: Connection, order: OrderRow): Promise<void> {
  const { attempt } = order;
  const without = { $set: { attempt: attempt + 1, paymentIntentId: null } };
  await orderModel(connection).updateOne({ ...waiting(order), attempt }, without);
}

/** Notes the hold of this attempt, unless the order has moved on. */
export async function noteHoldAgain(
  connection: Connection,
  { _id, attempt }: OrderRow,
  paymentIntentId: string | null,
): Promise<void> {
  const asHeld = { _id, attempt, state: 'processing' as const };
  await orderModel(connection).updateOne(asHeld, { $set: { paymentIntentId } });
}
