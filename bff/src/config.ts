import { availableParallelism } from 'node:os';
import path from 'node:path';
import { environmentFlag, parseEnvironment, portOf, ServiceEnvironment } from '@wishbow/service/service-environment';
import * as z from 'zod';

const BffEnvironment = ServiceEnvironment.extend({
  STRIPE_PUBLISHABLE_KEY: z.string().default('pk_test_sandbox'),
  /** Where browsers make card tokens: Stripe, or the sandbox that stands in for it. */
  STRIPE_TOKEN_URL: z.url().default('https://api.stripe.com'),
  USES_SANDBOX: environmentFlag,
  CHECK_ADDRESSES: environmentFlag,
  /** Whom people can sign in with, as for accounts. */
  OPENID_ISSUER: z.url().optional(),
  OPENID_NAME: z.string().default('OpenID'),
  /** All services in this one process: then its memory is as good as a shared cache. */
  SINGLE_PROCESS: environmentFlag,
  /** What a scraper of `/metrics` sends as its bearer token; without one the page does not exist. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Which share of the pages measures how fast it is and reports it; all, unless that becomes too much. */
  VITALS_SHARE: z.coerce.number().min(0.001).max(1).default(1),
  /** Calls that are worked on at a time, see decision 0037. */
  MOST_CALLS: z.coerce
    .number()
    .int()
    .min(4)
    .default(16 * availableParallelism()),
  /** Pages of one address that may hear what happens at a time; networks of our own are not told apart. */
  MOST_STREAMS: z.coerce.number().int().min(1).default(500),
  /** Where the built shell and parts lie; the repository's root. */
  SITE_ROOT: z.string().default(path.resolve(import.meta.dirname, '../..')),
  /**
   * Which builds pages are served from: those that the registry says are live, after those of the checkout were taken over
   * into it; the same and none taken over, for a BFF that was deployed to a site that runs; or what the checkout was built to
   * last, as `npm run dev` needs it.
   */
  SITE_BUILDS: z.enum(['registry', 'deployed', 'checkout']).default('registry'),
  /** What this process was built to; its start is written down in the registry with it. */
  BUILD_ID: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  /** Where the files of deployed builds are kept; several instances share one folder. */
  BUILDS_FOLDER: z.string().default(path.resolve(import.meta.dirname, '../../.data/builds')),
  /** What whoever deploys sends as their bearer token; without one nobody can. */
  DEPLOY_TOKEN: z.string().min(32).optional(),
  /** Where drawn demo pictures are kept. */
  PICTURE_CACHE: z.string().default(path.resolve(import.meta.dirname, '../../.data/pictures')),
});

export type BffConfig = z.infer<typeof BffEnvironment> & { readonly port: number };

/** @throws Error naming every variable that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined>): BffConfig {
  const parsed = parseEnvironment(BffEnvironment, env);
  return { ...parsed, port: portOf(parsed.BFF_URL) };
}
