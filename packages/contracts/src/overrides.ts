import * as z from 'zod';
import { FLAGS } from './flags.ts';
import { owners, parts } from './routes.ts';
import { Instant } from './wire-types.ts';

const buildId = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/);

/** The development server of one part on somebody's own machine: never another host, never https. */
export const DeveloperAddress = z.string().regex(/^http:\/\/localhost:[1-9]\d{1,4}$/, 'Like http://localhost:4001');

const name = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i);

/** A word of `?mock=`: `rich`, `error:listOrders=503`, `clock=2026-12-24`. */
const MockWord = z
  .string()
  .max(80)
  .regex(/^[a-z-]+(:[a-z-]+)?(=[a-z0-9_/-]+)?$/i, 'Like rich, error:listOrders=503 or clock=2026-12-24');

/** What somebody sees of the site in place of what everybody sees. */
export const OverrideChoice = z.strictObject({
  /** A stored build of a frontend. */
  builds: z.partialRecord(z.enum(owners), buildId).default({}),
  /** One part from a developer's machine; in local and preview environments only. */
  developer: z.strictObject({ part: z.enum(parts), address: DeveloperAddress }).optional(),
  /** What code asks for by `useFlag`. */
  flags: z
    .array(z.enum(FLAGS, `There is no such flag. These are: ${FLAGS.join(', ')}`))
    .max(20)
    .default([]),
  /** Scenarios of the QA mocks, as in `?mock=`: for a site that has them. */
  mock: z.array(MockWord).max(20).default([]),
});
export type OverrideChoice = z.infer<typeof OverrideChoice>;

/** A choice as it is signed. */
export const Override = OverrideChoice.extend({
  /** Also of a link that an older build has made: code asks for a flag no more once it is gone. */
  flags: z.array(name).max(20),
  expires_at: Instant,
  /** Whether its link opens for whoever has it; else for admins alone. */
  is_open: z.boolean(),
});
export type Override = z.infer<typeof Override>;

/** Carries the signed override. The prefix makes browsers keep it to the site; no script reads it. */
export const OVERRIDE_COOKIE = '__Host-override';

/** Where a link with an override leads, with `?link=`. */
export const OVERRIDE_PATH = '/api/overrides/open';

/** What the page is told of its override, inlined as `wishbow-override`; for the badge, and for code that asks for flags. */
export type PageOverride = Override;
