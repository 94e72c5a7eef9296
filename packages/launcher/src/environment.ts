import type { LauncherConfig } from './config.ts';
import { isReal, outsideServices } from './outside/outside-services.ts';
import type { Ports } from './processes/process-names.ts';

export type Environment = Record<string, string>;

export type Wiring = {
  config: LauncherConfig;
  ports: Ports;
  /** Port of the site's own address. */
  sitePort: number;
  internalSecret: string;
  deployToken: string;
  /** Absolute path of the folder of deployed builds. */
  buildsFolder: string;
  mongodbUrl: string;
  /** Absent when the services share the memory of one process. */
  redisUrl: string | undefined;
  isSharedProcess: boolean;
  /** Builds change under their names: pages are served from what the checkout was built to last. */
  isWatching: boolean;
};

/** Accepted by the sandbox and known to everybody: with a real provider these never leave this file. */
const SANDBOX_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  RETAILER_TOKEN: 'sandbox',
  SMARTY_AUTH_ID: 'sandbox',
  SMARTY_AUTH_TOKEN: 'sandbox',
};

/** What has to be chosen for the endpoint at Stripe, too: what happens to a payment besides what we have asked for ourselves. */
export const STRIPE_EVENTS = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/**
 * The variables every process reads, built once: one process or many, the wiring is the same.
 * Each service listens on the port its own address names.
 */
export function siteEnvironment(wiring: Wiring): Environment {
  const { ports, sitePort } = wiring;
  const { SANDBOX_ID: _, ...config } = wiring.config;
  return {
    ...withoutAbsent(config),
    MONGODB_URL: wiring.mongodbUrl,
    ...withoutAbsent({ REDIS_URL: wiring.redisUrl }),
    INTERNAL_SECRET: wiring.internalSecret,
    PUBLIC_URL: siteUrl(sitePort),
    BFF_URL: privateUrl(sitePort),
    ACCOUNTS_URL: privateUrl(ports.accounts),
    SOCIAL_URL: privateUrl(ports.social),
    WISHLISTS_URL: privateUrl(ports.wishlists),
    CATALOG_URL: privateUrl(ports.catalog),
    ORDERS_URL: privateUrl(ports.orders),
    DEPLOY_TOKEN: wiring.deployToken,
    BUILDS_FOLDER: wiring.buildsFolder,
    SITE_BUILDS: wiring.isWatching ? 'checkout' : 'registry',
    SEED_DEMO: 'true',
    SINGLE_PROCESS: String(wiring.isSharedProcess),
    ...sandboxedProviders(wiring),
  };
}

/** The site's variables as the sandbox reads them: it plays other companies, so its address is not the site's. */
export function sandboxEnvironment(site: Environment, { ports, sitePort }: Wiring): Environment {
  return {
    ...site,
    PORT: String(ports.sandbox),
    SMTP_PORT: String(ports.mail),
    PUBLIC_URL: privateUrl(ports.sandbox),
    STRIPE_WEBHOOK_URL: `${privateUrl(sitePort)}/webhooks/stripe`,
    STRIPE_WEBHOOK_EVENTS: STRIPE_EVENTS.join(','),
  };
}

/** Where people open the site. */
export const siteUrl = (port: number): string => `http://localhost:${port}`;

/** Where our processes reach each other on this machine. */
export const privateUrl = (port: number): string => `http://127.0.0.1:${port}`;

/** For each outside service without keys: the sandbox's address, and keys it accepts. */
function sandboxedProviders({ config, ports }: Wiring): Environment {
  const sandbox = privateUrl(ports.sandbox);
  const standIns: Record<string, Environment> = {
    cards: {
      STRIPE_API_URL: sandbox,
      STRIPE_TOKEN_URL: sandbox,
      USES_SANDBOX: 'true',
      STRIPE_SECRET_KEY: SANDBOX_KEYS.STRIPE_SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: SANDBOX_KEYS.STRIPE_PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: SANDBOX_KEYS.STRIPE_WEBHOOK_SECRET,
    },
    retailer: {
      RETAILER_URL: sandbox,
      RETAILER_TOKEN: SANDBOX_KEYS.RETAILER_TOKEN,
      REVIEWS_URL: sandbox,
      REVIEWS_TOKEN: SANDBOX_KEYS.RETAILER_TOKEN,
      OPEN_SHOP_URL: `${sandbox}/shop`,
    },
    addresses: {
      SMARTY_URL: sandbox,
      SMARTY_AUTH_ID: SANDBOX_KEYS.SMARTY_AUTH_ID,
      SMARTY_AUTH_TOKEN: SANDBOX_KEYS.SMARTY_AUTH_TOKEN,
    },
    mail: { SMTP_URL: `smtp://127.0.0.1:${ports.mail}` },
  };
  const sandboxed = outsideServices.filter((service) => !isReal(service, config));
  const isProvider = config.SANDBOX_ID === 'true' && config.OPENID_ISSUER === undefined;
  return Object.assign({}, ...sandboxed.map(({ task }) => standIns[task]), isProvider && sandboxId(sandbox));
}

/** A provider to sign in with is on where somebody wants to try it: few sites have one. */
const sandboxId = (sandbox: string): Environment => ({
  OPENID_ISSUER: `${sandbox}/openid`,
  OPENID_CLIENT_ID: 'wishbow',
  OPENID_CLIENT_SECRET: 'sandbox',
  OPENID_NAME: 'Sandbox ID',
});

function withoutAbsent(variables: Record<string, string | undefined>): Environment {
  const given = Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given);
}
