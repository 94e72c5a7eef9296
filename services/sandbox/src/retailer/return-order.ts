import { followUp } from './follow-up.ts';
import { OrderRequest, type ReturnRequest } from './order-request.ts';
import { failedStage, processingStage } from './order-timeline.ts';
import type { RetailerContext } from './retailer-context.ts';
import { type RetailerAnswer, refusal } from './retailer-error.ts';
import { canReturn } from './return-rules.ts';
import type { Stage } from './timeline.ts';

/** Nobody has paid for it, so nothing is paid back. */
const EXTRA_ITEM = "received extra item I didn't buy (no refund needed)";
const RETURN_WINDOW_MS = 30 * 24 * 60 * 60 * 1_000;
type Story = {
  returnId: string;
  request: ReturnRequest;
  ending: 'label' | 'immediate_refund' | 'refused';
  now: Date;
  stepMs: number;
  creditedAfterMs: number;
  publicUrl: string;
};

/** The number on the parcel of a return. */
export const merchantReturnId = (returnId: string): string => `SBR${returnId.slice(0, 10).toUpperCase()}`;

/** First `return_in_progress`, then a label and the money; a refund without a return; or a refusal. */
const returnTimeline = ({ returnId, request, ending, now, stepMs, creditedAfterMs, publicUrl }: Story): Stage[] => {
  const step = (count: number): Date => new Date(now.getTime() + count * stepMs);
  const status = { status: 'awaiting_label', description: 'The retailer is preparing the return.' };
  const begun = [processingStage(now), failedStage(step(1), 'return_in_progress', request, { status })];
  if (ending === 'immediate_refund') return [...begun, failedStage(step(2), 'immediate_refund_issued', request)];
  if (ending === 'refused') return [...begun, failedStage(step(2), 'return_refused', request)];
  const answer = {
    _type: 'return_response',
    merchant_return_id: merchantReturnId(returnId),
    return_by: new Date(now.getTime() + RETURN_WINDOW_MS).toISOString(),
    label_urls: [`${publicUrl}/retailer/labels/${returnId}`],
    request,
  };
  const labelled: Stage = { at: step(2), kind: 'succeeded', answer };
  if (request.reason_code === EXTRA_ITEM) return [...begun, labelled];
  return [...begun, labelled, { at: new Date(step(2).getTime() + creditedAfterMs), kind: 'credited', answer }];
};

/** Asks to send things back; the answer is the `request_id` of the return, to be polled. */
export const returnOrder = (
  context: RetailerContext,
  orderId: string,
  request: ReturnRequest,
): Promise<RetailerAnswer> =>
  followUp(context, { kind: 'return', orderId, request }, async ({ order, requestId, now, session }) => {
    const earlier = await context.requests.listAbout(orderId, 'return', session);
    if (!canReturn(OrderRequest.parse(order.body).products, earlier, request.products)) {
      return {
        refused: refusal('invalid_request', {
          field: 'products',
          reason: 'These were not bought, or are returned already.',
        }),
      };
    }
    const { pace, publicUrl } = context;
    return {
      timeline: returnTimeline({
        returnId: requestId,
        request,
        ending: order.outcome.return ?? 'label',
        now,
        stepMs: pace.placedAfterMs,
        creditedAfterMs: order.outcome.credit_after_ms ?? pace.creditedAfterMs,
        publicUrl,
      }),
    };
  });
