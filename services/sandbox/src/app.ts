import type { SandboxArea } from '@wishbow/demo/addresses';
import type { DemoProduct } from '@wishbow/demo/catalogue';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { addressRoutes } from './addresses/routes.ts';
import type { Provider } from './control/provider.ts';
import { controlRoutes } from './control/routes.ts';
import type { Database } from './database/database.ts';
import { homePage } from './home-page.ts';
import { mailControlRoutes, mailRoutes } from './mail/routes.ts';
import type { Repositories } from './repositories.ts';
import { retailerControlRoutes } from './retailer/control-routes.ts';
import type { Pace } from './retailer/order-timeline.ts';
import type { PictureUrl } from './retailer/product-answers.ts';
import type { RetailerContext } from './retailer/retailer-context.ts';
import { retailerRoutes } from './retailer/routes.ts';
import { createShop } from './retailer/shop.ts';
import { faultMiddleware } from './scripts/fault-middleware.ts';
import { authenticationRoutes } from './stripe/authentication-routes.ts';
import { stripeControlRoutes } from './stripe/control-routes.ts';
import { redactCard } from './stripe/redact-card.ts';
import { stripeRoutes } from './stripe/routes.ts';
import type { StripeContext } from './stripe/stripe-context.ts';
import { tapeMiddleware } from './tape/tape-middleware.ts';

export type AppDeps = {
  database: Database;
  repositories: Repositories;
  wakeWebhooks: () => void;
  /** Forgets everything, as if the sandbox had never run. */
  reset: () => Promise<void>;
  /** Where callers and browsers reach this process. */
  publicUrl: string;
  smtpUrl: string;
  now: () => Date;
  report: (error: unknown) => void;
  retailerPace: Pace;
  products: readonly DemoProduct[];
  pictureUrl: PictureUrl;
  areas: readonly SandboxArea[];
};

/** The pages bring their own styles and nothing else; mails may show pictures from anywhere. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'";

const setPolicies: RequestHandler = (_request, response, next) => {
  response.set({
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  next();
};

const healthRoutes = ({ database, smtpUrl }: Pick<AppDeps, 'database' | 'smtpUrl'>): express.Router => {
  const router = express.Router();
  router.get('/', (_request, response) => void response.send(homePage(smtpUrl)));
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    await database.ping();
    response.json({ status: 'ready' });
  });
  return router;
};

const answerFailure =
  (report: AppDeps['report']): ErrorRequestHandler =>
  (error: { status?: number }, _request, response, _next) => {
    const status = error.status !== undefined && error.status >= 400 && error.status < 500 ? error.status : 500;
    if (status === 500) report(error);
    response.status(status).json({
      error: {
        type: 'api_error',
        message: status === 500 ? 'The sandbox itself failed; see its log.' : 'The request could not be read.',
      },
    });
  };

/** All providers on one address: their paths do not meet, so a client of any of them only swaps the host. */
export const createApp = (deps: AppDeps): Express => {
  const { database, wakeWebhooks, publicUrl, now, report, areas } = deps;
  const { tape, scripts, webhooks, mails, retailerRequests: requests, stripe: repository } = deps.repositories;
  const traffic = (provider: Provider, redact?: (body: unknown) => unknown): RequestHandler[] => [
    tapeMiddleware({ provider, tape, now, report, ...(redact && { redact }) }),
    faultMiddleware(provider, scripts),
  ];
  const retailer: RetailerContext = {
    database,
    requests,
    webhooks,
    wakeWebhooks,
    scripts,
    shop: createShop(deps.products),
    pace: deps.retailerPace,
    publicUrl,
    now,
  };
  const stripe: StripeContext = { database, repository, wakeWebhooks, publicUrl, now };

  const app = express();
  app.set('query parser', 'extended').disable('x-powered-by').disable('etag');
  app.use(setPolicies, healthRoutes(deps), mailRoutes(mails));
  app.use(
    '/__control',
    controlRoutes({
      tape,
      scripts,
      webhooks,
      now,
      reset: deps.reset,
      providers: [retailerControlRoutes(retailer), stripeControlRoutes(stripe), mailControlRoutes(mails)],
    }),
  );
  app.use(retailerRoutes({ context: retailer, pictureUrl: deps.pictureUrl, traffic: traffic('retailer') }));
  app.use(authenticationRoutes(stripe), stripeRoutes({ context: stripe, traffic: traffic('stripe', redactCard) }));
  app.use(addressRoutes({ areas, traffic: traffic('addresses') }));
  app.use(
    (request, response) =>
      void response.status(404).json({
        error: { type: 'invalid_request_error', message: `Nothing answers ${request.method} ${request.path}.` },
      }),
  );
  app.use(answerFailure(report));
  return app;
};
