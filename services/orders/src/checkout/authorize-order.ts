import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { creditReturn } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { findOrder, moveOrder, restAskedOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { CardRefused, PaymentQuestion } from '../payments/payments.ts';
import { confirmationNeeded, isAsked, NOT_CONFIRMED } from '../payments/to-confirm.ts';
import { type Refused, refusalReply, refused } from '../refusals.ts';
import { releaseUnits } from '../units/wish-units.ts';
import { nextLookAtAsked } from '../work/due-work.ts';
import { paymentRefusal } from './answer-for-order.ts';
import { holdOrder } from './hold-order.ts';

type Authorized =
  | { readonly ok: true; readonly order: OrderRow }
  | Refused<'card_declined' | 'authentication_required' | 'in_progress'>;

/**
 * authorizing -> processing, or payment_failed with everything given back. Run again after a crash it asks the card
 * processor under the same key, and so learns what became of the first try. An order whose buyer is asked by their bank
 * stays authorizing, with all it has taken, until they have answered.
 * @param givesUp the buyer has turned away from that question.
 */
export async function authorizeOrder(deps: Dependencies, order: OrderRow, givesUp = false): Promise<Authorized> {
  deps.pass('before_payment_intent');
  const held = await holdOrder(deps, order);
  deps.pass('after_payment_intent');
  if (isAsked(held)) return givesUp ? endPayment(deps, order, NOT_CONFIRMED) : awaitBuyer(deps, order, held.question);
  if (!held.ok) return endPayment(deps, order, held);
  const moved = await moveOrder(deps.connection, order, {
    to: 'processing',
    now: deps.now(),
    // Whoever was too slow has lost the order to somebody who may be giving the hold back.
    lease: order.leasedUntil,
    set: { paymentIntentId: held.intentId, dueAt: deps.now(), leasedUntil: null },
  });
  return outcomeOf(moved ?? (await movedByAnother(deps.connection, order)));
}

/** Holds what an order costs while nobody is there to be asked; nothing where Llama Bucks pay for everything. */
export const holdOnCard = async ({ payments }: Dependencies, { _id, attempt, card, quote }: OrderRow) => {
  if (!card) return { ok: true, intentId: null } as const;
  const { customerId, id: cardId } = card;
  return payments.hold({ orderId: _id, attempt, customerId, cardId, amountCents: quote.totalCents });
};

async function awaitBuyer(deps: Dependencies, order: OrderRow, question: PaymentQuestion): Promise<Authorized> {
  await restAskedOrder(deps.connection, order, nextLookAtAsked(order, deps.now()));
  deps.pass('after_asking');
  return confirmationNeeded('order', order, question);
}

/** Frees what was held, then writes down why. A question that was not answered can no longer be. */
export async function endPayment(deps: Dependencies, order: OrderRow, { refusal }: CardRefused): Promise<Authorized> {
  if (order.askedIntentId) await deps.payments.void(order.askedIntentId, `${order._id}:${order.askedIntentId}`);
  deps.pass('after_unanswered');
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

function outcomeOf(order: OrderRow): Authorized {
  if (order.state === 'authorizing') return refused('in_progress');
  return order.state === 'payment_failed' ? paymentRefusal(order) : { ok: true, order };
}
