import { changeFuture } from './abort-order.ts';
import { followUp } from './follow-up.ts';
import type { CancellationRequest } from './order-request.ts';
import { failedStage, processingStage } from './order-timeline.ts';
import type { RetailerContext } from './retailer-context.ts';
import { type RetailerAnswer, refusal } from './retailer-error.ts';
import type { Stage, StageKind } from './timeline.ts';

type Ending = 'succeeds' | 'attempts_first' | 'stuck';

/** A parcel on its way is not called back: the retailer keeps saying that it is attempting to. */
const cancellationEnding = (stage: StageKind, scripted: Ending | undefined): Ending =>
  stage === 'succeeded' ? (scripted ?? 'succeeds') : 'stuck';

const cancellationTimeline = (request: CancellationRequest, ending: Ending, now: Date, stepMs: number): Stage[] => {
  const step = (count: number): Date => new Date(now.getTime() + count * stepMs);
  const attempting = failedStage(step(1), 'attempting_to_cancel', request, { msg: 'Attempting to cancel order' });
  const cancelled = (at: Date): Stage => ({
    at,
    kind: 'succeeded',
    answer: { _type: 'cancellation_response', merchant_order_id: request.merchant_order_id, request },
  });
  if (ending === 'stuck') return [processingStage(now), attempting];
  if (ending === 'attempts_first') return [processingStage(now), attempting, cancelled(step(2))];
  return [processingStage(now), cancelled(step(1))];
};

/** Asks to cancel a placed order before it ships; the answer is the `request_id` of the cancellation, to be polled. */
export const cancelOrder = (
  context: RetailerContext,
  orderId: string,
  request: CancellationRequest,
): Promise<RetailerAnswer> =>
  followUp(context, { kind: 'cancellation', orderId, request }, async ({ order, stage, now, session }) => {
    if (request.merchant_order_id !== order.merchantOrderId)
      return { refused: refusal('invalid_request', { field: 'merchant_order_id' }) };
    const ending = cancellationEnding(stage, order.outcome.cancellation);
    if (ending !== 'stuck') await changeFuture(context, order, [], session);
    return { timeline: cancellationTimeline(request, ending, now, context.pace.placedAfterMs) };
  });
