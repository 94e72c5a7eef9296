import { z } from 'zod';

const milliseconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

/** The environment of the sandbox; every name and default is listed in the README of this folder. */
const Environment = z.object({
  PORT: port(4900),
  SMTP_PORT: port(4925),
  HOST: z.string().default('127.0.0.1'),
  /** Not a URL to zod, which knows no list of hosts. */
  MONGODB_URL: z.string().regex(/^mongodb(\+srv)?:\/\//),
  MONGODB_DATABASE: z.string().min(1).default('wishbow_sandbox'),
  PUBLIC_URL: z.url().optional(),
  STRIPE_WEBHOOK_URL: z.url().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).default('whsec_sandbox'),
  /** Which events the endpoint of `STRIPE_WEBHOOK_URL` listens to, with commas between them. */
  STRIPE_WEBHOOK_EVENTS: z.string().default('*'),
  RETAILER_DELAY_MS: milliseconds(3_000),
  RETAILER_SHIP_MS: milliseconds(60_000),
  RETAILER_DELIVERY_MS: milliseconds(120_000),
  RETAILER_CREDIT_MS: milliseconds(120_000),
  WEBHOOK_RETRY_MS: milliseconds(500),
  /** What a scraper of `/metrics` sends as its bearer token; without one the page does not exist. */
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** A path of the site that shows the pictures, so that they are found whatever host and port it is opened by. */
  PICTURE_BASE_URL: z.string().default('/media/demo'),
});

/** Reads the sandbox's settings; throws a ZodError that names the variable when one is missing or malformed. */
export const readConfig = (env: Record<string, string | undefined>) => {
  const parsed = Environment.parse(env);
  return {
    port: parsed.PORT,
    smtpPort: parsed.SMTP_PORT,
    host: parsed.HOST,
    mongodbUrl: parsed.MONGODB_URL,
    databaseName: parsed.MONGODB_DATABASE,
    /** The address others reach this process at; when absent, the one it listens on. */
    publicUrl: parsed.PUBLIC_URL?.replace(/\/$/, ''),
    stripeWebhook: parsed.STRIPE_WEBHOOK_URL
      ? {
          url: parsed.STRIPE_WEBHOOK_URL,
          secret: parsed.STRIPE_WEBHOOK_SECRET,
          enabledEvents: parsed.STRIPE_WEBHOOK_EVENTS.split(','),
        }
      : undefined,
    retailerPace: {
      placedAfterMs: parsed.RETAILER_DELAY_MS,
      shippedAfterMs: parsed.RETAILER_SHIP_MS,
      deliveredAfterMs: parsed.RETAILER_DELIVERY_MS,
      creditedAfterMs: parsed.RETAILER_CREDIT_MS,
    },
    logLevel: parsed.LOG_LEVEL,
    metricsToken: parsed.METRICS_TOKEN,
    webhookRetryMs: parsed.WEBHOOK_RETRY_MS,
    pictureBaseUrl: parsed.PICTURE_BASE_URL.replace(/\/$/, ''),
  };
};
export type SandboxConfig = ReturnType<typeof readConfig>;
