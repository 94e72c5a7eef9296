import type { Transaction } from '../database/database.ts';
import { Webhooks } from './order-request.ts';
import { failedStage } from './order-timeline.ts';
import { stageMessages } from './request-webhooks.ts';
import type { RetailerContext } from './retailer-context.ts';
import { type RetailerAnswer, refusal } from './retailer-error.ts';
import type { RetailerRequest } from './retailer-request-repository.ts';
import { stageAt, type Timeline, withFuture } from './timeline.ts';

/** Gives a request another future, and takes back what was to be told about the old one. */
export const changeFuture = async (
  context: RetailerContext,
  request: RetailerRequest,
  future: Timeline,
  session: Transaction,
): Promise<void> => {
  const now = context.now();
  await context.requests.setTimeline(request._id, [...withFuture(request.timeline, future, now)], session);
  await context.webhooks.withdrawFuture(request._id, now, session);
  const webhooks = Webhooks.optional().parse(request.body.webhooks);
  await context.webhooks.add(stageMessages(request._id, webhooks, future), now, session);
};

/** Stops an order that is not placed yet; one that is too far gone stays `request_processing`. Not possible afterwards. */
export const abortOrder = async (context: RetailerContext, orderId: string): Promise<RetailerAnswer> => {
  const answer = await context.database.inTransaction(async (session): Promise<RetailerAnswer> => {
    const order = await context.requests.findAndLock(orderId, session);
    if (!order) return refusal('invalid_request_id');
    const now = context.now();
    const stage = stageAt(order.timeline, now);
    if (stage.kind !== 'processing' || order.outcome.ignores_abort) return { status: 200, body: stage.answer };
    const aborted = failedStage(now, 'aborted_request', order.body);
    await changeFuture(context, order, [aborted], session);
    return { status: 200, body: aborted.answer };
  });
  context.wakeWebhooks();
  return answer;
};
