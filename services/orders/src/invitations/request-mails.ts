import type { RequestedMail } from '@wishbow/contracts/mails';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { InvitationRow, OrderRow } from '../orders/order-row.ts';
import { shippedMail, withdrawnMail } from './invitation-mails.ts';

/** Has accounts mail something about an order, in the transaction of what the mail tells about (decision 0020). */
export const requestMail = (
  connection: Connection,
  session: ClientSession,
  { orderId, mail, now }: { readonly orderId: OrderRow['_id']; readonly mail: RequestedMail; readonly now: Date },
): Promise<void> =>
  recordEvent(connection, session, { type: 'orders.mail_requested', aggregateId: orderId, payload: mail, now });

/** An order that somebody without an account has claimed: they hear of it by mail alone. */
type ClaimedByStranger = OrderRow & { readonly invitation: InvitationRow };

const isClaimedByStranger = (order: OrderRow): order is ClaimedByStranger =>
  order.recipientId === null && Boolean(order.invitation?.claimedAt);

/** Tells the invited person that the parcel is on its way, where they have no account. */
export async function mailShipped(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  now: Date,
): Promise<void> {
  if (!isClaimedByStranger(order)) return;
  const { _id: orderId, carrier, trackingNumber } = order;
  const mail = shippedMail(order, trackingNumber ? `${carrier ?? 'Parcel'} ${trackingNumber}` : undefined);
  await requestMail(connection, session, { orderId, mail, now });
}

/** Tells the invited person that their gift does not come, where they have claimed it without an account. */
export async function mailWithdrawn(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  now: Date,
): Promise<void> {
  if (!isClaimedByStranger(order)) return;
  await requestMail(connection, session, { orderId: order._id, mail: withdrawnMail(order), now });
}
