import { readConfig } from './config.ts';
import { sandboxEnvironment, siteEnvironment, type Wiring } from './environment.ts';

const ports = {
  sandbox: 40_001,
  accounts: 40_002,
  social: 40_003,
  wishlists: 40_004,
  catalog: 40_005,
  orders: 40_006,
  mail: 40_007,
  mongo: 40_008,
  redis: 40_009,
  launcher: 40_010,
};

const aWiring = (env: Record<string, string> = {}): Wiring => ({
  config: readConfig(env),
  ports,
  sitePort: 3000,
  internalSecret: 'a-secret-of-this-data-folder',
  deployToken: 'a-token-of-this-data-folder',
  buildsFolder: '/data/builds',
  mongodbUrl: 'mongodb://127.0.0.1:40008/',
  redisUrl: 'redis://127.0.0.1:40009',
  isSharedProcess: true,
  isWatching: false,
});

test('without any key every outside service is the sandbox', () => {
  expect(siteEnvironment(aWiring())).toEqual({
    LOG_LEVEL: 'warn',
    MONGODB_URL: 'mongodb://127.0.0.1:40008/',
    REDIS_URL: 'redis://127.0.0.1:40009',
    INTERNAL_SECRET: 'a-secret-of-this-data-folder',
    PUBLIC_URL: 'http://localhost:3000',
    BFF_URL: 'http://127.0.0.1:3000',
    ACCOUNTS_URL: 'http://127.0.0.1:40002',
    SOCIAL_URL: 'http://127.0.0.1:40003',
    WISHLISTS_URL: 'http://127.0.0.1:40004',
    CATALOG_URL: 'http://127.0.0.1:40005',
    ORDERS_URL: 'http://127.0.0.1:40006',
    DEPLOY_TOKEN: 'a-token-of-this-data-folder',
    BUILDS_FOLDER: '/data/builds',
    SITE_BUILDS: 'registry',
    SEED_DEMO: 'true',
    SINGLE_PROCESS: 'true',
    STRIPE_API_URL: 'http://127.0.0.1:40001',
    STRIPE_TOKEN_URL: 'http://127.0.0.1:40001',
    USES_SANDBOX: 'true',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    RETAILER_URL: 'http://127.0.0.1:40001',
    RETAILER_TOKEN: 'sandbox',
    REVIEWS_URL: 'http://127.0.0.1:40001',
    REVIEWS_TOKEN: 'sandbox',
    OPEN_SHOP_URL: 'http://127.0.0.1:40001/shop',
    SMARTY_URL: 'http://127.0.0.1:40001',
    SMARTY_AUTH_ID: 'sandbox',
    SMARTY_AUTH_TOKEN: 'sandbox',
    SMTP_URL: 'smtp://127.0.0.1:40007',
  });
});

test('the sandbox is a provider to sign in with where that is to be tried, unless another one is named', () => {
  const providerOf = (env: Record<string, string>) => siteEnvironment(aWiring(env)).OPENID_ISSUER;
  expect(providerOf({ SANDBOX_ID: 'true' })).toBe('http://127.0.0.1:40001/openid');
  expect(providerOf({ SANDBOX_ID: 'true', OPENID_ISSUER: 'https://id.example' })).toBe('https://id.example');
  expect(providerOf({})).toBeUndefined();
});

test('a provider with all its keys is reached itself, the others stay in the sandbox', () => {
  const environment = siteEnvironment(aWiring({ SMARTY_AUTH_ID: 'id', SMARTY_AUTH_TOKEN: 'token' }));

  expect(environment).toMatchObject({ SMARTY_AUTH_ID: 'id', SMARTY_AUTH_TOKEN: 'token', RETAILER_TOKEN: 'sandbox' });
  expect(environment).not.toHaveProperty('SMARTY_URL');
});

test('half a pair of keys is no provider', () => {
  expect(siteEnvironment(aWiring({ SMARTY_AUTH_ID: 'id' }))).toMatchObject({
    SMARTY_AUTH_ID: 'sandbox',
    SMARTY_URL: 'http://127.0.0.1:40001',
  });
});

test('without Redis no address of one is given', () => {
  expect(siteEnvironment({ ...aWiring(), redisUrl: undefined })).not.toHaveProperty('REDIS_URL');
});

test('the sandbox has an address of its own and reports card events to the site', () => {
  const wiring = aWiring();
  expect(sandboxEnvironment(siteEnvironment(wiring), wiring)).toMatchObject({
    PORT: '40001',
    SMTP_PORT: '40007',
    PUBLIC_URL: 'http://127.0.0.1:40001',
    STRIPE_WEBHOOK_URL: 'http://127.0.0.1:3000/webhooks/stripe',
    STRIPE_WEBHOOK_EVENTS: expect.stringContaining('payment_intent.succeeded,'),
  });
});
