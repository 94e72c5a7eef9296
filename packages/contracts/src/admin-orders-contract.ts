import { ORDER_STATES } from '@wishbow/domain/order-state';
import * as z from 'zod';
import { AdminOrder, AdminOrderDetails, StoreAnswer } from './admin-orders.ts';
import { AdminReason } from './audit.ts';
import { defineEndpoint } from './endpoint.ts';
import { Problem } from './problem.ts';
import { CentsAmount, Cursor, OrderId, optionalLine } from './wire-types.ts';

export const ADMIN_ORDER_SORTS = ['newest', 'oldest', 'largest'] as const;

const params = z.object({ orderId: OrderId });
const oneOrder = z.object({ order: AdminOrderDetails });

/** What admins see of orders and do with them. Pages that read draw their own waiting, so reading is quiet. */
export const adminOrdersContract = {
  searchOrders: defineEndpoint({
    id: 'searchOrders',
    method: 'GET',
    path: '/api/admin/orders',
    service: 'orders',
    audience: 'admin',
    quiet: true,
    query: z.strictObject({
      /** An order's id, a username, or words of a title. */
      search: optionalLine(80).optional(),
      /** `unclaimed`: whoever is invited by e-mail has not claimed it yet. */
      status: z.enum([...ORDER_STATES, 'unclaimed']).optional(),
      /** Only what waits for a person. */
      waits: z.literal('true').optional(),
      sort: z.enum(ADMIN_ORDER_SORTS).default('newest'),
      cursor: Cursor.optional(),
    }),
    responses: { 200: z.object({ orders: z.array(AdminOrder), next_cursor: Cursor.nullable() }) },
  }),
  getOrderForAdmin: defineEndpoint({
    id: 'getOrderForAdmin',
    method: 'GET',
    path: '/api/admin/orders/:orderId',
    service: 'orders',
    audience: 'admin',
    quiet: true,
    params,
    responses: { 200: oneOrder, 404: Problem },
  }),
  /** Asks the retailer, and changes nothing. */
  askStore: defineEndpoint({
    id: 'askStore',
    method: 'GET',
    path: '/api/admin/orders/:orderId/store',
    service: 'orders',
    audience: 'admin',
    quiet: true,
    params,
    responses: { 200: z.object({ answer: StoreAnswer }), 404: Problem },
  }),
  /** Ends an `unknown` order. The retailer is asked first: where it knows, its word stands and the other one is refused. */
  resolveOrder: defineEndpoint({
    id: 'resolveOrder',
    method: 'POST',
    path: '/api/admin/orders/:orderId/resolve',
    service: 'orders',
    audience: 'admin',
    params,
    body: z.strictObject({ outcome: z.enum(['placed', 'failed']), reason: AdminReason }),
    responses: { 200: oneOrder, 404: Problem, 409: Problem, 422: Problem, 503: Problem },
  }),
  /**
   * Of an order that failed here and was placed at the store afterwards: taken up again, held anew on the buyer's card at
   * the price they agreed to, called back at the store, or, where neither can be had, paid by the site.
   */
  decideLateOrder: defineEndpoint({
    id: 'decideLateOrder',
    method: 'POST',
    path: '/api/admin/orders/:orderId/late',
    service: 'orders',
    audience: 'admin',
    params,
    body: z.strictObject({ decision: z.enum(['take', 'call_back', 'bear']), reason: AdminReason }),
    responses: { 200: oneOrder, 402: Problem, 404: Problem, 409: Problem, 422: Problem, 503: Problem },
  }),
  /** Tries a failed order again at the price that its buyer agreed to; at another one only they can. */
  retryOrderForBuyer: defineEndpoint({
    id: 'retryOrderForBuyer',
    method: 'POST',
    path: '/api/admin/orders/:orderId/retry',
    service: 'orders',
    audience: 'admin',
    params,
    body: z.strictObject({ reason: AdminReason }),
    responses: { 200: oneOrder, 402: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem, 503: Problem },
  }),
  /** Gives money back; the order itself goes its way. Card first, or all of it as Llama Bucks. The buyer is told. */
  refundOrder: defineEndpoint({
    id: 'refundOrder',
    method: 'POST',
    path: '/api/admin/orders/:orderId/refund',
    service: 'orders',
    audience: 'admin',
    params,
    body: z.strictObject({
      /** Made by the form: sent twice it is one refund. */
      refund_id: z.uuid(),
      amountCents: CentsAmount.refine((amount) => amount > 0, 'Please enter an amount'),
      target: z.enum(['card', 'credit']),
      reason: AdminReason,
    }),
    responses: { 200: oneOrder, 404: Problem, 409: Problem, 422: Problem, 503: Problem },
  }),
  /** A refund that the card processor refused goes back as Llama Bucks. */
  creditFailedRefund: defineEndpoint({
    id: 'creditFailedRefund',
    method: 'POST',
    path: '/api/admin/orders/:orderId/credit',
    service: 'orders',
    audience: 'admin',
    params,
    body: z.strictObject({ refund_id: z.string().max(80), reason: AdminReason }),
    responses: { 200: oneOrder, 404: Problem, 409: Problem, 422: Problem },
  }),
};
