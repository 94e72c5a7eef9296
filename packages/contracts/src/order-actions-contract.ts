import { RETURN_REASONS } from '@wishbow/domain/return-reasons';
import { MOST_WANTED } from '@wishbow/domain/wish-limits';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Order } from './orders.ts';
import { Problem } from './problem.ts';
import { CardId, CentsAmount, Dollars, Instant, longText, OrderId } from './wire-types.ts';

/** An order that is there already; the specification sends the whole of it along. */
const OwnOrder = z.looseObject({ id: OrderId });

/** Where refunds go: back where the money came from, or all of it to Llama Bucks. */
const RefundTo = z.enum(['card', 'credit']).default('card');

/** An item of the order, or its id alone; without a quantity all of it goes back. */
const ReturningItem = z.union([
  z
    .string()
    .max(60)
    .transform((id) => ({ id, quantity: undefined })),
  z.looseObject({ id: z.string().max(60), quantity: z.int().min(1).max(MOST_WANTED).optional() }),
]);

const LONGEST_EXPLANATION = 1000;

/** What a buyer can do with an order afterwards. To everybody else, its recipient too, the order does not exist. */
export const orderActionsContract = {
  getOrder: defineEndpoint({
    id: 'getOrder',
    method: 'POST',
    path: '/api/getOrder',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({ order: OwnOrder }),
    responses: { 200: z.object({ order: Order }), 404: Problem },
  }),
  /** Tries a failed order again, at what it costs now. */
  retryOrder: defineEndpoint({
    id: 'retryOrder',
    method: 'POST',
    path: '/api/retryOrder',
    aliases: ['/retryOrder'],
    service: 'orders',
    audience: 'user',
    body: z.strictObject({
      order: OwnOrder.extend({
        /** Another card than before. */
        card_id: CardId.nullish(),
        /** What was agreed to in all after `prices_changed`; left out, it has to cost what it did. */
        amount: Dollars.nullish(),
      }),
    }),
    responses: {
      200: z.object({ order: Order }),
      402: Problem,
      /** `recipient_private`: they receive from their followers alone by now. */
      403: Problem,
      404: Problem,
      /** `not_retryable`, `already_gifted`, `item_unavailable`, or `prices_changed` with what it would cost now. */
      409: Problem.extend({ total: CentsAmount.optional() }),
      /** `no_address`, or `card_required` under its field. */
      422: Problem,
      503: Problem,
    },
  }),
  /** Stops an order that is not placed yet, or calls a placed one back. */
  cancelOrder: defineEndpoint({
    id: 'cancelOrder',
    method: 'POST',
    path: '/api/cancelOrder',
    aliases: ['/cancelOrder'],
    service: 'orders',
    audience: 'user',
    body: z.strictObject({ order: OwnOrder.extend({ refund_to: RefundTo }) }),
    responses: { 200: z.object({ order: Order }), 404: Problem, 409: Problem },
  }),
  returnOrder: defineEndpoint({
    id: 'returnOrder',
    method: 'POST',
    path: '/api/returnOrder',
    aliases: ['/returnOrder'],
    service: 'orders',
    audience: 'user',
    body: z.strictObject({
      order: OwnOrder.extend({
        reasonCode: z.enum(RETURN_REASONS, 'Please choose a reason.'),
        explanation: longText(LONGEST_EXPLANATION).default(''),
        returningItems: z.array(ReturningItem).min(1, 'Please choose what to return.').max(50),
        refund_to: RefundTo,
      }),
    }),
    responses: { 200: z.object({ order: Order }), 404: Problem, 409: Problem, 422: Problem },
  }),
  /** The labels of a return; none while they are being made, and none where nothing has to be sent back. */
  retrieveReturn: defineEndpoint({
    id: 'retrieveReturn',
    method: 'POST',
    path: '/api/retrieveReturn',
    aliases: ['/retrieveReturn'],
    service: 'orders',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ order: OwnOrder }),
    responses: {
      /**
       * `code`: `return_in_progress`, `immediate_refund_issued`, `with_recipient` where the labels would show an address
       * that is not shared with the buyer, or null once there are labels.
       */
      200: z.object({ label_urls: z.array(z.url()), code: z.string().nullable(), return_by: Instant.nullable() }),
      404: Problem,
      /** `return_refused` or `invalid_state`. */
      409: Problem,
    },
  }),
};
