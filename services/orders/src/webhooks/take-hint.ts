import type { OrderId } from '@wishbow/contracts/wire-types';
import type { OrderState } from '@wishbow/domain/order-state';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { isFirstReceipt } from '@wishbow/service/outbox/inbox';
import { wakeCheckoutOf } from '../cart-checkout/cart-checkout-repository.ts';
import { findContribution, wakeContribution } from '../contributions/contribution-repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { noteDispute } from '../disputes/note-dispute.ts';
import { wakeOrder } from '../fulfilment/turn-repository.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { HeldFor, PaymentEvent } from '../payments/payments.ts';

/**
 * The retailer says that something happened to an order. Nothing they say is believed: it becomes due, and the worker asks
 * for itself (RELIABILITY.md rows 53 and 54). Told again it makes the order due again, which finds nothing new.
 * @returns false when it is not to be seen yet, so that the message has to come again (row 55).
 */
export async function takeHint({ connection, now, wake }: Dependencies, orderId: OrderId): Promise<boolean> {
  const isWoken = await wakeOrder(connection, orderId, now());
  if (isWoken) wake('orders');
  return isWoken || (await findOrder(connection, orderId)) !== null;
}

/** What we ask for is answered to whoever asked, and told once more by the payment itself; looking again finds nothing. */
const NOTHING_NEW = new Set(['payment_intent.created', 'charge.succeeded', 'charge.captured']);

/** The same for a message of the card processor, whatever it is about; one that is told again does nothing. */
export async function takeMessage(deps: Dependencies, { id, type, about, disputeId }: PaymentEvent): Promise<boolean> {
  if (disputeId) return noteDispute(deps, disputeId);
  if (!about || NOTHING_NEW.has(type)) return true;
  return 'orderId' in about
    ? hearOfOrder(deps, about.orderId, { id, type })
    : hearOfContribution(deps, about.contributionId, id);
}

type Message = Pick<PaymentEvent, 'id' | 'type'>;

async function hearOfOrder(deps: Dependencies, orderId: OrderId, { id, type }: Message): Promise<boolean> {
  const { connection, now, wake } = deps;
  const order = await findOrder(connection, orderId);
  if (!order) return false;
  if (isKnownAlready(order, type)) return true;
  const whose = await inTransaction(connection, async (session) => {
    if (!(await isFirstReceipt(connection, session, id, now()))) return 'nobody';
    await wakeOrder(connection, orderId, now(), session);
    const isOfCart = !isHeld(order) && (await wakeCheckoutOf(connection, session, orderId, now()));
    return isOfCart ? 'everybody' : 'orders';
  });
  if (whose === 'everybody') wake();
  else if (whose === 'orders') wake('orders');
  return true;
}

const BEFORE_HOLD: ReadonlySet<OrderState> = new Set(['created', 'authorizing']);

const isHeld = ({ state }: OrderRow): boolean => !BEFORE_HOLD.has(state);

/**
 * An order that has its hold is not told of the hold again, nor one that the retailer has placed of its capture: whoever
 * got the answer goes on from it, and when they die the end of their lease has another one do so.
 */
function isKnownAlready(order: OrderRow, type: string): boolean {
  if (type === 'payment_intent.amount_capturable_updated') return isHeld(order);
  return type === 'payment_intent.succeeded' && order.retailerOutcome?.kind === 'placed';
}

async function hearOfContribution(
  { connection, now, wake }: Dependencies,
  contributionId: Extract<HeldFor, { contributionId: unknown }>['contributionId'],
  messageId: string,
): Promise<boolean> {
  if (!(await findContribution(connection, contributionId))) return false;
  const isNew = await inTransaction(connection, async (session) => {
    const isFirst = await isFirstReceipt(connection, session, messageId, now());
    if (isFirst) await wakeContribution(connection, session, contributionId, now());
    return isFirst;
  });
  if (isNew) wake();
  return true;
}
