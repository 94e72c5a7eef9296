import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { abortOrder } from './abort-order.ts';
import { answerRoute, pathPart } from './answer-route.ts';
import { cancelOrder } from './cancel-order.ts';
import { orderCase } from './order-case.ts';
import { CancellationRequest, OrderRequest, ReturnRequest } from './order-request.ts';
import { placeOrder, retryOrder } from './place-order.ts';
import type { RetailerContext } from './retailer-context.ts';
import { type RetailerAnswer, refusal } from './retailer-error.ts';
import type { RequestKind, RetailerRequest } from './retailer-request-repository.ts';
import { returnOrder } from './return-order.ts';
import { stageAt } from './timeline.ts';

/** Moments are milliseconds since 1970, as everywhere in this API. */
const Moment = z.coerce
  .number()
  .int()
  .transform((ms) => new Date(ms));
const ListQuery = z
  .object({
    limit: z.coerce.number().int().min(1).max(5_000).default(10),
    skip: z.coerce.number().int().min(0).default(0),
    starting_after: Moment.optional(),
    ending_before: Moment.optional(),
  })
  .transform(({ starting_after: after, ending_before: before, ...page }) => ({ ...page, after, before }));

const refuseFields = (error: z.ZodError): RetailerAnswer =>
  refusal('invalid_request', { fields: z.flattenError(error).fieldErrors });

type Call<Body> = { body: Body; id: string; clientToken: string };

/** Parses the body of a call and answers it, or refuses the call with the fields that are wrong. */
const withBody = <Body>(
  schema: z.ZodType<Body>,
  answer: (call: Call<Body>) => Promise<RetailerAnswer>,
): RequestHandler =>
  answerRoute((call) => {
    const parsed = schema.safeParse(call.request.body);
    if (!parsed.success) return refuseFields(parsed.error);
    return answer({ body: parsed.data, id: pathPart(call, 'id'), clientToken: call.clientToken });
  });

const statusOf = (request: RetailerRequest, now: Date) => ({
  request_id: request._id,
  ...stageAt(request.timeline, now).answer,
});

/** Placing, polling and changing orders, and polling what was asked about them. */
export const orderRoutes = (context: RetailerContext): Router => {
  const router = Router();
  const poll = (kind: RequestKind): RequestHandler =>
    answerRoute(async (call) => {
      const found = await context.requests.find(pathPart(call, 'id'), kind);
      return found ? { status: 200, body: statusOf(found, context.now()) } : refusal('invalid_request_id');
    });
  const list = answerRoute(async ({ request, clientToken }) => {
    const query = ListQuery.safeParse(request.query);
    if (!query.success) return refuseFields(query.error);
    const orders = await context.requests.listOrders(clientToken, query.data);
    return { status: 200, body: { orders: orders.map((order) => statusOf(order, context.now())) } };
  });

  router.post(
    '/v1/orders',
    withBody(OrderRequest, ({ body, clientToken }) => placeOrder(context, clientToken, body)),
  );
  router.get('/v1/orders', list);
  router.get('/v1/orders/:id', poll('order'));
  router.post(
    '/v1/orders/:id/abort',
    answerRoute((call) => abortOrder(context, pathPart(call, 'id'))),
  );
  router.post(
    '/v1/orders/:id/retry',
    answerRoute((call) => retryOrder(context, pathPart(call, 'id'))),
  );
  router.post(
    '/v1/orders/:id/cancel',
    withBody(CancellationRequest, ({ body, id }) => cancelOrder(context, id, body)),
  );
  router.get('/v1/cancellations/:id', poll('cancellation'));
  router.post(
    '/v1/orders/:id/return',
    withBody(ReturnRequest, ({ body, id }) => returnOrder(context, id, body)),
  );
  router.get('/v1/returns/:id', poll('return'));
  router.get(
    '/v1/orders/:id/case',
    answerRoute((call) => orderCase(context, pathPart(call, 'id'))),
  );
  return router;
};
