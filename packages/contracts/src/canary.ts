import * as z from 'zod';

/** What a canary is allowed where nobody says otherwise. */
export const USUAL_BUDGET = { min_views: 100, error_percent: 1, slower_percent: 25 } as const;

/** By how much a canary may be worse than what is live before it is taken back by itself. */
export const CanaryBudget = z.object({
  /** Nothing is decided before each of the two builds has been seen as often. */
  min_views: z
    .int('A whole number of views')
    .min(1, 'At least 1 view')
    .max(1_000_000, 'At most 1,000,000 views')
    .default(USUAL_BUDGET.min_views),
  /** Errors in a hundred views beyond those of the live build. */
  error_percent: z
    .number('A number from 0 to 100')
    .min(0, 'A number from 0 to 100')
    .max(100, 'A number from 0 to 100')
    .default(USUAL_BUDGET.error_percent),
  /** By how many percent LCP, INP and CLS of three quarters of the pages may be above those of the live build. */
  slower_percent: z
    .number('A number from 0 to 1000')
    .min(0, 'A number from 0 to 1000')
    .max(1000, 'A number from 0 to 1000')
    .default(USUAL_BUDGET.slower_percent),
  /** How many milliseconds the LCP of three quarters of the canary's own pages may take, whatever the live build's is. */
  max_lcp_ms: z
    .int('A whole number of milliseconds')
    .min(100, 'At least 100 ms')
    .max(60_000, 'At most 60,000 ms')
    .optional(),
});
export type CanaryBudget = z.infer<typeof CanaryBudget>;
