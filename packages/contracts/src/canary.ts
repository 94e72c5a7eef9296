import * as z from 'zod';

/** By how much a canary may be worse than what is live before it is taken back by itself. */
export const CanaryBudget = z.object({
  /** Nothing is decided before each of the two builds has been seen as often. */
  min_views: z.int().min(1).max(1_000_000).default(100),
  /** Errors in a hundred views beyond those of the live build. */
  error_percent: z.number().min(0).max(100).default(1),
  /** By how many percent LCP, INP and CLS of three quarters of the pages may be above those of the live build. */
  slower_percent: z.number().min(0).max(1000).default(25),
});
export type CanaryBudget = z.infer<typeof CanaryBudget>;
