import * as z from 'zod';

/** Of Lighthouse's report, what is looked at. */
const Report = z.object({
  finalDisplayedUrl: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
  }),
});

/** What Lighthouse says of one visit to a page. */
export interface PageAudit {
  /** Of 100. */
  readonly score: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly blockedMs: number;
}

/** @throws when Lighthouse could not look at the page, or was led to another one. */
export function pageAuditOf(report: unknown, url: string): PageAudit {
  const { finalDisplayedUrl, runtimeError, categories, audits } = Report.parse(report);
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  return {
    score: Math.round(categories.performance.score * 100),
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    blockedMs: audits['total-blocking-time'].numericValue,
  };
}
