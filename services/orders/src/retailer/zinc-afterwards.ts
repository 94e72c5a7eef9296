import * as z from 'zod';
import type { CancellationProgress, ReturnProgress } from './retailer.ts';
import { ZincError } from './zinc-answers.ts';

const CancellationResponse = z.object({ _type: z.literal('cancellation_response'), merchant_order_id: z.string() });
export const CancellationAnswer = z.discriminatedUnion('_type', [CancellationResponse, ZincError]);

const ReturnResponse = z.object({
  _type: z.literal('return_response'),
  label_urls: z.array(z.url()),
  return_by: z.coerce.date().nullish(),
});
export const ReturnAnswer = z.discriminatedUnion('_type', [ReturnResponse, ZincError]);

/** `GET /v1/orders/:id/case` of a managed account; nothing of it but the kinds of its messages matters here. */
export const CaseAnswer = z.object({ messages: z.array(z.object({ type: z.string() })).default([]) });

/** Not decided yet. `attempting_to_cancel` often turns into a cancellation later. */
const PENDING_CODES = ['request_processing', 'attempting_to_cancel', 'return_in_progress'];

/** What the answer to `GET /v1/cancellations/:id` means. Source: docs.zinc.io, "Cancelling an order". */
export function cancellationProgress(answer: z.infer<typeof CancellationAnswer>): CancellationProgress {
  if (answer._type === 'cancellation_response') return 'cancelled';
  return PENDING_CODES.includes(answer.code) ? 'processing' : 'refused';
}

/**
 * What the answer to `GET /v1/returns/:id` means. Source: docs.zinc.io, "Returning an order"; the specification's
 * `immediate_refund_issued` is an error without labels: there is nothing to send back.
 */
export function returnProgress(answer: z.infer<typeof ReturnAnswer>): ReturnProgress {
  if (answer._type === 'return_response')
    return { kind: 'label', labelUrls: answer.label_urls, returnBy: answer.return_by ?? null };
  if (PENDING_CODES.includes(answer.code)) return { kind: 'processing' };
  if (answer.code === 'immediate_refund_issued') return { kind: 'refunded' };
  return { kind: 'refused', code: answer.code };
}

const REFUNDS = ['case.refund.full', 'case.refund.partial'];

export const isCredited = ({ messages }: z.infer<typeof CaseAnswer>): boolean =>
  messages.some(({ type }) => REFUNDS.includes(type));
