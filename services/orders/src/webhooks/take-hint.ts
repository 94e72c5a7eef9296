import type { OrderId } from '@wishbow/contracts/wire-types';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { isFirstReceipt } from '@wishbow/service/outbox/inbox';
import type { Dependencies } from '../dependencies.ts';
import { wakeOrder } from '../fulfilment/turn-repository.ts';
import { findOrder } from '../orders/order-repository.ts';

/**
 * Somebody outside says that something happened to an order. Nothing they say is believed: the order becomes due, and
 * the worker asks for itself (RELIABILITY.md rows 53 and 54).
 * @param messageId of the message, where it has one; a message told again does nothing.
 * @returns false when the order is not to be seen yet, so that the message has to come again (row 55).
 */
export async function takeHint(deps: Dependencies, orderId: OrderId, messageId?: string): Promise<boolean> {
  const { connection, now, wake } = deps;
  if (!(await findOrder(connection, orderId))) return false;
  await inTransaction(connection, async (session) => {
    const isNew = messageId === undefined || (await isFirstReceipt(connection, session, messageId, now()));
    if (isNew) await wakeOrder(connection, session, orderId, now());
  });
  wake();
  return true;
}
