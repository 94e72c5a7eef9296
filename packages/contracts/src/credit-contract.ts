import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Instant, OrderId } from './wire-types.ts';

/** One change of a person's Llama Bucks. */
export const CreditEntry = z.object({
  id: z.string(),
  /** Given by us; laid out for an order; come back from one. */
  kind: z.enum(['granted', 'spent', 'returned']),
  /** Into the balance; negative out of it. */
  amount_cents: z.int(),
  order_id: OrderId.nullable(),
  at: Instant,
});
export type CreditEntry = z.infer<typeof CreditEntry>;

/** What became of one's own Llama Bucks. */
export const creditContract = {
  listCreditEntries: defineEndpoint({
    id: 'listCreditEntries',
    method: 'POST',
    path: '/api/getCreditEntries',
    service: 'orders',
    audience: 'user',
    /** `before`: the last entry of the page that was read; left out for the newest. */
    body: z.strictObject({ before: z.string().max(200).nullish() }),
    responses: { 200: z.object({ entries: z.array(CreditEntry), has_more: z.boolean() }) },
  }),
};
