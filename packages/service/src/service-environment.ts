import * as z from 'zod';

/** A switch in the environment: `true` or `false`, off when it is not there. */
export const environmentFlag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/**
 * What every process of ours reads from its environment. The launcher builds one record for all of them, so one process
 * and many are wired alike.
 */
export const ServiceEnvironment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Interface to listen on; the loopback one unless a container needs another. */
  HOST: z.string().default('127.0.0.1'),
  MONGODB_URL: z.string().startsWith('mongodb'),
  REDIS_URL: z.string().startsWith('redis').optional(),
  /** Signs the identity that travels between our processes. */
  INTERNAL_SECRET: z.string().min(32),
  /** Where people reach the site; links in mails start with it. */
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** Load the invented community on start. */
  SEED_DEMO: environmentFlag,
  /** A collector that takes OpenTelemetry over HTTP; without one no span is recorded. Its headers: `OTEL_EXPORTER_OTLP_HEADERS`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** The share of traces that are recorded, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  ACCOUNTS_URL: z.url(),
  SOCIAL_URL: z.url(),
  WISHLISTS_URL: z.url(),
  CATALOG_URL: z.url(),
  ORDERS_URL: z.url(),
  BFF_URL: z.url(),
});
export type ServiceEnvironment = z.infer<typeof ServiceEnvironment>;

/** The port a process listens on: the one its own address names. */
export const portOf = (url: string): number => Number(new URL(url).port);

/** @throws Error listing every missing or wrong variable, before anything starts. */
export function parseEnvironment<S extends z.ZodType>(schema: S, env: Record<string, string | undefined>): z.output<S> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n  ${faults.join('\n  ')}`);
}
