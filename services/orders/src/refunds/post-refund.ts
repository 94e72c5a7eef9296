import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { refund as refundJournal } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import type { OrderRow, RefundRow } from '../orders/order-row.ts';
import { findGivenBackBefore, markRefundSucceeded } from './refund-repository.ts';

/** Writes a refund into the ledger, Llama Bucks and all, in the transaction of what it is for. */
export async function postRefund(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  { refund, now }: { readonly refund: RefundRow; readonly now: Date },
): Promise<void> {
  const { id, cardCents, creditCents } = refund;
  // Refunds are not through in the order they were asked for: what counts is what is through before this one.
  const alreadyCents = await findGivenBackBefore(connection, session, order._id, id);
  await postJournal(connection, session, refundJournal(order, { id, cardCents, creditCents, alreadyCents }), now);
  await markRefundSucceeded(connection, session, order._id, id);
}
