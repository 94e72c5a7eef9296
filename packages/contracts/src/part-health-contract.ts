import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { owners } from './routes.ts';

/** What browsers measure of a page: milliseconds, `CLS` a bare number. https://web.dev/articles/vitals */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

const build = z.string().min(1).max(60);
const buildOfPart = z.strictObject({ part: z.enum(owners), build });

/** What one page tells of the parts it has shown; nothing of the person at it, nor of which page it was. */
export const PageHealth = z.strictObject({
  /** One for each time a part's page was shown, by a load or by a change of page. */
  views: z.array(buildOfPart).max(40),
  vitals: z.array(buildOfPart.extend({ vital: z.enum(VITALS), value: z.number().nonnegative().max(600_000) })).max(40),
});
export type PageHealth = z.infer<typeof PageHealth>;

const VitalFigures = z.object({
  samples: z.int(),
  /** Three quarters of the pages were at least as good; null without samples. Milliseconds, `CLS` a bare number. */
  p75: z.number().nullable(),
});

/** How one build of one part (or of the shell) has done in a stretch of time, over all instances of the BFF. */
export const BuildHealth = z.object({
  part: z.enum(owners),
  build: z.string(),
  views: z.int(),
  errors: z.int(),
  vitals: z.record(z.enum(VITALS), VitalFigures),
});
export type BuildHealth = z.infer<typeof BuildHealth>;

export const partHealthContract = {
  /** Sent when a page is hidden or left, and a few seconds after a part was shown. Reports beyond the limit are not counted. */
  reportPageHealth: defineEndpoint({
    id: 'reportPageHealth',
    method: 'POST',
    path: '/api/pageHealth',
    service: 'bff',
    audience: 'public',
    quiet: true,
    body: PageHealth,
    responses: { 200: z.object({}) },
  }),
  /**
   * How every build that people have open is doing, for the admin area's pages: figures of the last `minutes` (at most an
   * hour is kept), one entry per part and build, live builds and candidates and those of tabs left open alike.
   * A page draws the errors as `errors / views` and each vital's p75 beside that of the part's other builds.
   */
  getPartHealth: defineEndpoint({
    id: 'getPartHealth',
    method: 'GET',
    path: '/api/admin/partHealth',
    service: 'bff',
    audience: 'admin',
    quiet: true,
    query: z.object({ minutes: z.coerce.number().int().min(1).max(60).default(15) }),
    responses: { 200: z.object({ builds: z.array(BuildHealth) }) },
  }),
};
