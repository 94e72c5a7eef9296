import { findMagicProduct } from './magic-products.ts';
import { OrderRequest } from './order-request.ts';
import { findOrderLines, orderRefusal, priceOrder } from './order-rules.ts';
import { failedStage, orderTimeline, processingStage } from './order-timeline.ts';
import { Outcome, outcomeOfAttempt } from './outcome.ts';
import { findRepeated, fingerprintOf, newRequestId, type RetailerContext, saveRequest } from './retailer-context.ts';
import { type RetailerAnswer, refusal } from './retailer-error.ts';
import type { RetailerRequest } from './retailer-request-repository.ts';
import { type Stage, stageAt } from './timeline.ts';

/** 112-1234567-7654321, from the request's own id, so that a request has one for ever. */
const merchantOrderIdOf = (requestId: string): string => {
  const digits = BigInt(`0x${requestId}`).toString().padStart(14, '0').slice(-14);
  return `112-${digits.slice(0, 7)}-${digits.slice(7)}`;
};

/** Magic products give way to the order's own script, and that to what a test ordered at the control endpoint. */
const outcomeFor = (order: OrderRequest, attempt: number, controlled: Outcome): Outcome => {
  const magic = order.products.flatMap(({ product_id }) => findMagicProduct(product_id)?.outcome ?? []);
  const script = order.client_notes?.sandbox_script;
  return Object.assign({}, ...magic, script === undefined ? {} : outcomeOfAttempt(script, attempt), controlled);
};

const takeControlledOutcome = async (context: RetailerContext, order: OrderRequest): Promise<Outcome> =>
  Outcome.parse(
    (await context.scripts.take('retailer', 'outcome', { method: 'POST', path: '/v1/orders', body: order })) ?? {},
  );

const tellTimeline = (context: RetailerContext, requestId: string, order: OrderRequest, outcome: Outcome): Stage[] => {
  const now = context.now();
  const lines = findOrderLines(order, context.shop);
  if (!lines) {
    const endsAt = new Date(now.getTime() + context.pace.placedAfterMs);
    return [processingStage(now), failedStage(endsAt, 'unsupported_product_id', order)];
  }
  const priced = priceOrder(lines, {
    priceChangeCents: outcome.price_change_cents ?? 0,
    taxCents: outcome.tax_cents ?? 0,
  });
  const placed = { requestId, merchantOrderId: merchantOrderIdOf(requestId), request: order, priced };
  return [...orderTimeline(placed, outcome, orderRefusal(order, priced), context.pace, now)];
};

const newOrder = (
  context: RetailerContext,
  clientToken: string,
  order: OrderRequest,
  attempt: number,
  outcome: Outcome,
): RetailerRequest => {
  const _id = newRequestId();
  return {
    _id,
    kind: 'order',
    clientToken,
    fingerprint: fingerprintOf('order', order),
    body: order,
    orderId: null,
    merchantOrderId: merchantOrderIdOf(_id),
    attempt,
    outcome,
    revision: 0,
    timeline: tellTimeline(context, _id, order, outcome),
    createdAt: context.now(),
  };
};

/** Takes an order in. The same key with the same order gives the same `request_id`; with another order, a refusal. */
export const placeOrder = async (
  context: RetailerContext,
  clientToken: string,
  order: OrderRequest,
): Promise<RetailerAnswer> => {
  const idempotencyKey = order.idempotency_key;
  const fingerprint = fingerprintOf('order', order);
  const known = await findRepeated(context, { clientToken, idempotencyKey, fingerprint });
  if (known) return known;

  const controlled = await takeControlledOutcome(context, order);
  const answer = await context.database.inTransaction(async (session): Promise<RetailerAnswer> => {
    const repeated = await findRepeated(context, { clientToken, idempotencyKey, fingerprint }, session);
    if (repeated) return repeated;
    const request = newOrder(context, clientToken, order, 1, outcomeFor(order, 1, controlled));
    await saveRequest(context, { ...request, ...(idempotencyKey !== undefined && { idempotencyKey }) }, session);
    return { status: 200, body: { request_id: request._id } };
  });
  context.wakeWebhooks();
  return answer;
};

/** Tries a failed order again under a new `request_id`. */
export const retryOrder = async (context: RetailerContext, failedOrderId: string): Promise<RetailerAnswer> => {
  const failed = await context.requests.find(failedOrderId, 'order');
  if (!failed) return refusal('invalid_request_id');
  if (stageAt(failed.timeline, context.now()).kind !== 'failed')
    return refusal('invalid_request', { reason: 'Only a failed order can be retried.' });
  const order = OrderRequest.parse(failed.body);
  const controlled = await takeControlledOutcome(context, order);
  const attempt = failed.attempt + 1;
  const request = newOrder(context, failed.clientToken, order, attempt, outcomeFor(order, attempt, controlled));
  await context.database.inTransaction((session) => saveRequest(context, request, session));
  context.wakeWebhooks();
  return { status: 200, body: { request_id: request._id } };
};
