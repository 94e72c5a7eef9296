import type { OrderId } from '@wishbow/contracts/wire-types';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import type { Dependencies } from '../dependencies.ts';
import { findOrder } from '../orders/order-repository.ts';
import { refused } from '../refusals.ts';
import { retryOrder } from '../retries/retry-order.ts';
import { orderSubject } from './order-subject.ts';

/** Tries a failed order again in its buyer's place, with their card and at the price they agreed to. */
export async function retryOrderForBuyer(
  deps: Dependencies,
  { orderId, ...act }: AdminAct & { readonly orderId: OrderId },
): ReturnType<typeof retryOrder> {
  const { connection, now } = deps;
  const order = await findOrder(connection, orderId);
  if (!order) return refused('not_found');
  return retryOrder(deps, {
    buyerId: order.buyerId,
    orderId,
    cardId: undefined,
    agreedCents: undefined,
    note: (session, sent) =>
      recordAudit(connection, session, {
        id: `retry:${orderId}:${sent.attempt}`,
        ...act,
        action: 'order_retried',
        subject: orderSubject(order),
        text: 'Tried again',
        now: now(),
      }),
  });
}
