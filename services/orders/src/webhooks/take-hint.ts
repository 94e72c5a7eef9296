import type { OrderState } from '@wishbow/domain/order-state';
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

const BEFORE_HOLD: ReadonlySet<OrderState> = new Set(['created', 'authorizing']);

/** The same for a message of the card processor, whatever it is about. */
export async function takeMessage(deps: Dependencies, { id, type, about, disputeId }: PaymentEvent): Promise<boolean> {
  if (disputeId) return noteDispute(deps, disputeId);
  if (!about || NOTHING_NEW.has(type)) return true;
  return (await isKnownAlready(deps, type, about)) || takeHint(deps, about, id);
}

/**
 * An order that has its hold is not told of the hold again, nor one that the retailer has placed of its capture: whoever
 * got the answer goes on from it, and when they die the end of their lease has another one do so.
 */
async function isKnownAlready({ connection }: Dependencies, type: string, about: HeldFor): Promise<boolean> {
  if (!('orderId' in about)) return false;
  const isOfHold = type === 'payment_intent.amount_capturable_updated';
  if (!isOfHold && type !== 'payment_intent.succeeded') return false;
  const order = await findOrder(connection, about.orderId);
  if (!order) return false;
  return isOfHold ? !BEFORE_HOLD.has(order.state) : order.retailerOutcome?.kind === 'placed';
}

async function isKnown({ connection }: Dependencies, about: HeldFor): Promise<boolean> {
  const row = await ('contributionId' in about
    ? findContribution(connection, about.contributionId)
    : findOrder(connection, about.orderId));
  return row !== null;
}
