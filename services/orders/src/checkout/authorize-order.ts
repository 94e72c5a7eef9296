import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { creditReturn } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { findOrder, moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { CardRefused } from '../payments/payments.ts';
import { type Refused, refusalReply } from '../refusals.ts';
import { releaseUnits } from '../units/wish-units.ts';
import { paymentRefusal } from './answer-for-order.ts';

type Authorized =
  | { readonly ok: true; readonly order: OrderRow }
  | Refused<'card_declined' | 'authentication_required'>;

/**
 * authorizing -> processing, or payment_failed with everything given back. Run again after a crash it asks the card
 * processor under the same key, and so learns what became of the first try.
 */
export async function authorizeOrder(deps: Dependencies, order: OrderRow): Promise<Authorized> {
  deps.pass('before_payment_intent');
  const held = await holdOnCard(deps, order);
  deps.pass('after_payment_intent');
  if (!held.ok) return endPayment(deps, order, held);
  const moved = await moveOrder(deps.connection, order, {
    to: 'processing',
    now: deps.now(),
    set: { paymentIntentId: held.intentId, dueAt: deps.now(), leasedUntil: null },
  });
  return outcomeOf(moved ?? (await movedByAnother(deps.connection, order)));
}

/** Holds what an order costs; nothing where Llama Bucks pay for everything. */
export const holdOnCard = async ({ payments }: Dependencies, { _id, attempt, card, quote }: OrderRow) => {
  if (!card) return { ok: true, intentId: null } as const;
  const { customerId, id: cardId } = card;
  return payments.hold({ orderId: _id, attempt, customerId, cardId, amountCents: quote.totalCents });
};

/** Frees what was held, then writes down why. */
export async function endPayment(deps: Dependencies, order: OrderRow, { refusal }: CardRefused): Promise<Authorized> {
  await releaseUnits(deps, order);
  const failure = { code: refusal.reason, message: refusalReply(refusal).body.message };
  const { connection, now } = deps;
  const moved = await inTransaction(connection, async (session) => {
    const set = { failure, dueAt: null, leasedUntil: null };
    const failed = await moveOrder(
      connection,
      order,
      { to: 'payment_failed', now: now(), set, isSettled: true },
      session,
    );
    if (failed) await postJournal(connection, session, creditReturn(failed), now());
    return failed;
  });
  return outcomeOf(moved ?? (await movedByAnother(connection, order)));
}

async function movedByAnother(connection: Connection, { _id }: OrderRow): Promise<OrderRow> {
  const order = await findOrder(connection, _id);
  if (!order) throw new Error(`Order ${_id} was removed while it was paid for`);
  return order;
}

const outcomeOf = (order: OrderRow): Authorized =>
  order.state === 'payment_failed' ? paymentRefusal(order) : { ok: true, order };
