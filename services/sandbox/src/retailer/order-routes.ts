import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { abortOrder } from './abort-order.ts';
import { send } from './answer.ts';
import { cancelOrder } from './cancel-order.ts';
import { CancellationRequest, OrderRequest, ReturnRequest } from './order-request.ts';
import { placeOrder, retryOrder } from './place-order.ts';
import type { RetailerContext } from './retailer-context.ts';
import { refusal, type RetailerAnswer } from './retailer-error.ts';
import type { RequestKind, RetailerRequest } from './retailer-request-repository.ts';
import { returnOrder } from './return-order.ts';
import { stageAt } from './timeline.ts';

/** Moments are milliseconds since 1970, as everywhere in this API. */
const Moment = z.coerce.number().int().transform((ms) => new Date(ms));
const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(5_000).default(10),
  skip: z.coerce.number().int().min(0).default(0),
  starting_after: Moment.optional(),
  ending_before: Moment.optional(),
});

type Call<Body> = { body: Body; id: string; clientToken: string };

/** Parses the body of a call and answers it, or refuses the call with the fields that are wrong. */
const withBody = <Body>(schema: z.ZodType<Body>, answer: (call: Call<Body>) => Promise<RetailerAnswer>): RequestHandler =>
  async (request, response) => {
    const parsed = schema.safeParse(request.body);
    if (!parsed.success) return send(response, refusal('invalid_request', { fields: z.flattenError(parsed.error).fieldErrors }));
    const call = { body: parsed.data, id: String(request.params['id'] ?? ''), clientToken: String(response.locals['clientToken']) };
    send(response, await answer(call));
  };

const statusOf = (request: RetailerRequest, now: Date) => ({ request_id: request._id, ...stageAt(request.timeline, now).answer });

/** Placing, polling and changing orders, and polling what was asked about them. */
export const orderRoutes = (context: RetailerContext): Router => {
  const router = Router();
  const poll = (kind: RequestKind): RequestHandler => async (request, response) => {
    const found = await context.requests.find(String(request.params['id']), kind);
    send(response, found ? { status: 200, body: statusOf(found, context.now()) } : refusal('invalid_request_id'));
  };

  router.post('/v1/orders', withBody(OrderRequest, ({ body, clientToken }) => placeOrder(context, clientToken, body)));
  router.get('/v1/orders', async (request, response) => {
    const query = ListQuery.safeParse(request.query);
    if (!query.success) return send(response, refusal('invalid_request', { fields: z.flattenError(query.error).fieldErrors }));
    const { starting_after: after, ending_before: before, ...page } = query.data;
    const orders = await context.requests.listOrders(String(response.locals['clientToken']), { ...page, ...(after && { after }), ...(before && { before }) });
    send(response, { status: 200, body: { orders: orders.map((order) => statusOf(order, context.now())) } });
  });
  router.get('/v1/orders/:id', poll('order'));
  router.post('/v1/orders/:id/abort', async (request, response) => send(response, await abortOrder(context, request.params.id)));
  router.post('/v1/orders/:id/retry', async (request, response) => send(response, await retryOrder(context, request.params.id)));
  router.post('/v1/orders/:id/cancel', withBody(CancellationRequest, ({ body, id }) => cancelOrder(context, id, body)));
  router.get('/v1/cancellations/:id', poll('cancellation'));
  router.post('/v1/orders/:id/return', withBody(ReturnRequest, ({ body, id }) => returnOrder(context, id, body)));
  router.get('/v1/returns/:id', poll('return'));
  return router;
};
