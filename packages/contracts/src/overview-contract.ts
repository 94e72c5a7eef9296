import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { CentsAmount, Day, Instant } from './wire-types.ts';

export const OVERVIEW_DAYS = ['1', '14', '90'] as const;

const count = z.int().nonnegative();
/** Things that wait for a person, and since when the first of them does. */
const Waiting = z.object({ count, oldest_at: Instant.nullable() });

/** What was given in a period of days that ends today, beside the period before. */
export const Overview = z.object({
  /** Every day of the period, oldest first. */
  days: z.array(z.object({ day: Day, catalogue: count, fund: count, link: count, volumeCents: CentsAmount })),
  volumeCents: CentsAmount,
  volumeBeforeCents: CentsAmount,
  /** Orders that the store has not decided about; a gift that waits to be claimed is none. */
  processing: count,
  payouts: z.object({ count, netCents: CentsAmount, /** Late, or due by tomorrow. */ pressing: count }),
  /** Of a thousand placed orders so many were sent back. */
  returnsPerMille: count,
  returnsBeforePerMille: count,
  waiting: z.object({ unknown: Waiting, placed_late: Waiting, refund_failed: Waiting, failed_today: Waiting }),
});
export type Overview = z.infer<typeof Overview>;

/** The money side of the site at a glance. */
export const overviewContract = {
  getOverview: defineEndpoint({
    id: 'getOverview',
    method: 'GET',
    path: '/api/admin/overview',
    service: 'orders',
    audience: 'admin',
    quiet: true,
    query: z.strictObject({ days: z.enum(OVERVIEW_DAYS).default('14') }),
    responses: { 200: Overview },
  }),
};
