import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { cancelOrder } from './cancellations/cancel-order.ts';
import type { Dependencies } from './dependencies.ts';
import { getOrder, showOrder } from './orders/get-order.ts';
import type { OrderRow } from './orders/order-row.ts';
import { unlessOut } from './outages.ts';
import { refusalReply } from './refusals.ts';
import { retryOrder } from './retries/retry-order.ts';
import { retrieveReturn } from './returns/retrieve-return.ts';
import { returnOrder } from './returns/return-order.ts';

/** What a buyer can do with an order afterwards. */
export function orderActionsRoutes(deps: Dependencies): Router {
  const shown = async (order: OrderRow) => ({ status: 200, body: { order: await showOrder(deps, order) } }) as const;

  return implement(orderActionsContract, {
    getOrder: async ({ viewer, body: { order } }) => {
      const found = await getOrder(deps, viewer.userId, order.id);
      return found.ok ? { status: 200, body: { order: found.order } } : refusalReply(found.refusal);
    },

    retryOrder: async ({ viewer, body: { order } }) =>
      unlessOut(deps, async () => {
        const { id: orderId, card_id: cardId, amount: agreedCents } = order;
        const call = { orderId, cardId: cardId ?? undefined, agreedCents: agreedCents ?? undefined };
        const retried = await retryOrder(deps, { buyerId: viewer.userId, ...call });
        return retried.ok ? shown(retried.order) : refusalReply(retried.refusal);
      }),

    cancelOrder: async ({ viewer, body: { order } }) => {
      const call = { orderId: order.id, refundTo: order.refund_to };
      const cancelled = await cancelOrder(deps, { buyerId: viewer.userId, ...call });
      return cancelled.ok ? shown(cancelled.order) : refusalReply(cancelled.refusal);
    },

    returnOrder: async ({ viewer, body: { order } }) => {
      const { id: orderId, reasonCode: reason, explanation, returningItems: items, refund_to: refundTo } = order;
      const returned = await returnOrder(deps, {
        buyerId: viewer.userId,
        ...{ orderId, reason, explanation, items, refundTo },
      });
      return returned.ok ? shown(returned.order) : refusalReply(returned.refusal);
    },

    retrieveReturn: async ({ viewer, body: { order } }) => {
      const found = await retrieveReturn(deps, viewer.userId, order.id);
      if (!found.ok) return refusalReply(found.refusal);
      const { labelUrls, code, returnBy } = found;
      return {
        status: 200,
        body: { label_urls: [...labelUrls], code, return_by: returnBy?.toISOString() ?? null },
      };
    },
  });
}
