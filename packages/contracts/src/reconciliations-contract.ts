import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Day, Instant } from './wire-types.ts';

const Reconciliation = z.object({
  day: Day,
  finished_at: Instant,
  differences: z.array(
    z.object({
      kind: z.enum([
        'payment_of_nobody',
        'captured_differs',
        'refunded_differs',
        'refund_failed',
        'hold_left',
        'payout_differs',
        'order_of_nobody',
        'order_missing_at_retailer',
        'order_placed_only_there',
      ]),
      /** Our order, contribution or payout; of things that nobody knows, the name they have on the other side. */
      reference: z.string(),
      /** Cents, or 1 and 0 for there and not there. */
      ours: z.int(),
      theirs: z.int(),
    }),
  ),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** Whether our books agree with those of the card processor and the retailer, compared once a day. */
export const reconciliationsContract = {
  listReconciliations: defineEndpoint({
    id: 'listReconciliations',
    method: 'GET',
    path: '/api/admin/reconciliations',
    service: 'orders',
    audience: 'admin',
    responses: { 200: z.object({ reconciliations: z.array(Reconciliation) }) },
  }),
};
