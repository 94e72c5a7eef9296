import type { Transaction } from '../database/database.ts';
import type { CancellationRequest, ReturnRequest } from './order-request.ts';
import { findRepeated, fingerprintOf, newRequestId, type RetailerContext, saveRequest } from './retailer-context.ts';
import { type RetailerAnswer, refusal } from './retailer-error.ts';
import type { RequestKind, RetailerRequest } from './retailer-request-repository.ts';
import { type Stage, type StageKind, stageAt } from './timeline.ts';

/** Something asked about an order after it was placed: a cancellation or a return. */
export type FollowUp = {
  kind: Exclude<RequestKind, 'order'>;
  orderId: string;
  request: CancellationRequest | ReturnRequest;
};
export type PlacedOrderState = {
  order: RetailerRequest;
  stage: StageKind;
  requestId: string;
  now: Date;
  session: Transaction;
};
export type Decision = { timeline: Stage[] } | { refused: RetailerAnswer };

/**
 * Finds the placed order, lets `decide` tell the story of the follow-up, and stores that under a new `request_id`;
 * a repeated idempotency key gives the earlier answer. Two follow-ups of one order never decide at the same time.
 */
export const followUp = async (
  context: RetailerContext,
  { kind, orderId, request }: FollowUp,
  decide: (state: PlacedOrderState) => Promise<Decision>,
): Promise<RetailerAnswer> => {
  const idempotencyKey = request.idempotency_key;
  const fingerprint = fingerprintOf(`${kind} of ${orderId}`, request);
  const answer = await context.database.inTransaction(async (session): Promise<RetailerAnswer> => {
    const order = await context.requests.findAndLock(orderId, session);
    if (!order) return refusal('invalid_request_id');
    const { clientToken, merchantOrderId, outcome } = order;
    const repeated = await findRepeated(context, { clientToken, idempotencyKey, fingerprint }, session);
    if (repeated) return repeated;

    const now = context.now();
    const stage = stageAt(order.timeline, now).kind;
    if (stage === 'processing' || stage === 'failed')
      return refusal('invalid_request', { reason: 'The order is not placed.' });
    const requestId = newRequestId();
    const decision = await decide({ order, stage, requestId, now, session });
    if ('refused' in decision) return decision.refused;

    await saveRequest(
      context,
      {
        _id: requestId,
        kind,
        clientToken,
        fingerprint,
        body: request,
        orderId,
        merchantOrderId,
        attempt: 1,
        outcome,
        revision: 0,
        timeline: decision.timeline,
        createdAt: now,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      },
      session,
    );
    return { status: 200, body: { request_id: requestId } };
  });
  context.wakeWebhooks();
  return answer;
};
