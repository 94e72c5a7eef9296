import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { OrderId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { findContestedCents } from '../disputes/dispute-repository.ts';
import { decideLateOrder } from '../late-orders/decide-late-order.ts';
import { findPeople } from '../orders/find-recipients.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { unlessOut } from '../outages.ts';
import { refusalReply, refused } from '../refusals.ts';
import { adminOrderDetails } from './admin-order-view.ts';
import { askStore } from './ask-store.ts';
import { creditFailedRefund } from './credit-failed-refund.ts';
import { refundOrder } from './refund-order.ts';
import { resolveOrder } from './resolve-order.ts';
import { retryOrderForBuyer } from './retry-order-for-buyer.ts';
import { searchOrders } from './search-orders.ts';

/** What admins see of orders and do with them. */
export function adminOrdersRoutes(deps: Dependencies): Router {
  const shown = async (order: OrderRow) => {
    const [people, contestedCents] = await Promise.all([
      findPeople(deps, [order.buyerId, order.recipientId ?? []].flat()),
      findContestedCents(deps.connection, order._id),
    ]);
    return { status: 200, body: { order: adminOrderDetails(order, people, contestedCents) } } as const;
  };
  const nothing = refusalReply(refused('not_found').refusal);

  return implement(adminOrdersContract, {
    searchOrders: async ({ query: { search, status, waits, sort, cursor } }) => {
      const after = OrderId.safeParse(cursor).data;
      const { orders, nextCursor } = await searchOrders(deps, {
        text: search ?? '',
        status,
        isWaiting: waits === 'true',
        ...{ sort, after },
      });
      return { status: 200, body: { orders, next_cursor: nextCursor } };
    },

    getOrderForAdmin: async ({ params: { orderId } }) => {
      const order = await findOrder(deps.connection, orderId);
      return order ? shown(order) : nothing;
    },

    askStore: async ({ params: { orderId } }) => {
      const order = await findOrder(deps.connection, orderId);
      return order ? { status: 200, body: { answer: await askStore(deps, order) } } : nothing;
    },

    resolveOrder: async ({ viewer, params, body }) =>
      unlessOut(deps, async () => {
        const resolved = await resolveOrder(deps, { adminId: viewer.userId, ...params, ...body });
        return resolved.ok ? shown(resolved.order) : refusalReply(resolved.refusal);
      }),

    decideLateOrder: async ({ viewer, params, body }) =>
      unlessOut(deps, async () => {
        const decided = await decideLateOrder(deps, { adminId: viewer.userId, ...params, ...body });
        return decided.ok ? shown(decided.order) : refusalReply(decided.refusal);
      }),

    retryOrderForBuyer: async ({ viewer, params, body }) =>
      unlessOut(deps, async () => {
        const retried = await retryOrderForBuyer(deps, { adminId: viewer.userId, ...params, ...body });
        return retried.ok ? shown(retried.order) : refusalReply(retried.refusal);
      }),

    refundOrder: async ({ viewer, params, body: { refund_id: formId, ...body } }) =>
      unlessOut(deps, async () => {
        const refunded = await refundOrder(deps, { adminId: viewer.userId, ...params, ...body, formId });
        return refunded.ok ? shown(refunded.order) : refusalReply(refunded.refusal);
      }),

    creditFailedRefund: async ({ viewer, params, body: { refund_id: refundId, reason } }) => {
      const credited = await creditFailedRefund(deps, { adminId: viewer.userId, ...params, refundId, reason });
      return credited.ok ? shown(credited.order) : refusalReply(credited.refusal);
    },
  });
}
