import { OrderId } from '@wishbow/contracts/wire-types';
import * as z from 'zod';
import type { ListedOrder } from './books.ts';

/** The most that one answer may hold: docs.zinc.io, "Listing orders". */
export const MOST_ORDERS = 5_000;

const ListedAnswer = z.object({
  request_id: z.string(),
  _type: z.string(),
  /** Repeated once the request has ended. */
  request: z.object({ client_notes: z.object({ order_id: z.string() }).partial().optional() }).optional(),
});

export const OrderList = z.object({ orders: z.array(ListedAnswer) });

export const listedOrders = ({ orders }: z.infer<typeof OrderList>): ListedOrder[] =>
  orders.map(({ request_id: requestId, _type: type, request }) => ({
    requestId,
    orderId: OrderId.safeParse(request?.client_notes?.order_id).data,
    isPlaced: type === 'order_response',
  }));
