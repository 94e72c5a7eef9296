import { sumCents } from '@wishbow/domain/money';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { refund as refundJournal } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import type { OrderRow, RefundRow } from '../orders/order-row.ts';
import { refundedSoFar } from './give-back.ts';
import { markRefundSucceeded } from './refund-repository.ts';

/** Writes a refund into the ledger, Llama Bucks and all, in the transaction of what it is for. */
export async function postRefund(
  connection: Connection,
  session: ClientSession,
  order: OrderRow,
  { refund, now }: { readonly refund: RefundRow; readonly now: Date },
): Promise<void> {
  const { id, cardCents, creditCents } = refund;
  const { refunds = [] } = order;
  const before = refundedSoFar({
    refunds: refunds.slice(
      0,
      refunds.findIndex((known) => known.id === id),
    ),
  });
  const alreadyCents = sumCents([before.cardCents, before.creditCents]);
  await postJournal(connection, session, refundJournal(order, { id, cardCents, creditCents, alreadyCents }), now);
  await markRefundSucceeded(connection, session, order._id, id);
}
