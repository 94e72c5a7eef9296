import { inTransaction } from '@wishbow/service/mongo/connection';
import { isFirstReceipt } from '@wishbow/service/outbox/inbox';
import { wakeCheckoutOf } from '../cart-checkout/cart-checkout-repository.ts';
import { findContribution, wakeContribution } from '../contributions/contribution-repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { noteDispute } from '../disputes/note-dispute.ts';
import { wakeOrder } from '../fulfilment/turn-repository.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { HeldFor, PaymentEvent } from '../payments/payments.ts';

/**
 * Somebody outside says that something happened to an order or a contribution. Nothing they say is believed: it becomes
 * due, and the worker asks for itself (RELIABILITY.md rows 53 and 54).
 * @param messageId of the message, where it has one; a message told again does nothing.
 * @returns false when it is not to be seen yet, so that the message has to come again (row 55).
 */
export async function takeHint(deps: Dependencies, about: HeldFor, messageId?: string): Promise<boolean> {
  const { connection, now, wake } = deps;
  if (!(await isKnown(deps, about))) return false;
  const whose = await inTransaction(connection, async (session) => {
    const isNew = messageId === undefined || (await isFirstReceipt(connection, session, messageId, now()));
    if (!isNew) return 'nobody';
    if ('contributionId' in about) {
      await wakeContribution(connection, session, about.contributionId, now());
      return 'everybody';
    }
    await wakeOrder(connection, session, about.orderId, now());
    return (await wakeCheckoutOf(connection, session, about.orderId, now())) ? 'everybody' : 'orders';
  });
  if (whose === 'everybody') wake();
  else if (whose === 'orders') wake('orders');
  return true;
}

/** What we ask for is answered to whoever asked, and told once more by the payment itself; looking again finds nothing. */
const NOTHING_NEW = new Set(['payment_intent.created', 'charge.succeeded', 'charge.captured']);

/** The same for a message of the card processor, whatever it is about. */
export async function takeMessage(deps: Dependencies, { id, type, about, disputeId }: PaymentEvent): Promise<boolean> {
  if (disputeId) return noteDispute(deps, disputeId);
  return about && !NOTHING_NEW.has(type) ? takeHint(deps, about, id) : true;
}

async function isKnown({ connection }: Dependencies, about: HeldFor): Promise<boolean> {
  const row = await ('contributionId' in about
    ? findContribution(connection, about.contributionId)
    : findOrder(connection, about.orderId));
  return row !== null;
}
