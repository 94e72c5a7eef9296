import type { SandboxArea } from '@wishbow/demo/addresses';
import type { DemoProduct } from '@wishbow/demo/catalogue';
import express, { type Express, type RequestHandler } from 'express';
import { addressRoutes } from './addresses/routes.ts';
import type { Provider } from './control/provider.ts';
import { controlRoutes } from './control/routes.ts';
import { cornerShopRoutes } from './corner-shop/routes.ts';
import type { Database } from './database/database.ts';
import { homeRoutes } from './home-routes.ts';
import { answerFailure, answerUnknownAddress } from './last-resort-middleware.ts';
import { mailControlRoutes } from './mail/control-routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { metricsRoutes } from './metrics-routes.ts';
import { openidRoutes } from './openid/routes.ts';
import { setPolicies } from './pages/policy-middleware.ts';
import type { Repositories } from './repositories.ts';
import { retailerControlRoutes } from './retailer/control-routes.ts';
import type { Pace } from './retailer/order-timeline.ts';
import type { PictureUrl } from './retailer/product-answers.ts';
import type { RetailerContext } from './retailer/retailer-context.ts';
import { retailerRoutes } from './retailer/routes.ts';
import { createShop } from './retailer/shop.ts';
import { scriptControlRoutes } from './scripts/control-routes.ts';
import { faultMiddleware } from './scripts/fault-middleware.ts';
import { authenticationRoutes } from './stripe/authentication-routes.ts';
import { stripeControlRoutes } from './stripe/control-routes.ts';
import { redactCard } from './stripe/redact-card.ts';
import { stripeRoutes } from './stripe/routes.ts';
import type { StripeContext } from './stripe/stripe-context.ts';
import { tapeControlRoutes } from './tape/control-routes.ts';
import { tapeMiddleware } from './tape/tape-middleware.ts';
import { webhookControlRoutes } from './webhooks/control-routes.ts';

export type AppDeps = {
  database: Database;
  repositories: Repositories;
  wakeWebhooks: () => void;
  /** Forgets everything, as if the sandbox had never run. */
  reset: () => Promise<void>;
  /** Where callers and browsers reach this process. */
  publicUrl: string;
  smtpUrl: string;
  /** What a scraper of `/metrics` shows; without one nobody is told them. */
  metricsToken?: string | undefined;
  now: () => Date;
  report: (error: unknown) => void;
  retailerPace: Pace;
  products: readonly DemoProduct[];
  pictureUrl: PictureUrl;
  areas: readonly SandboxArea[];
};

/** All providers on one address: their paths do not meet, so a client of any of them only swaps the host. */
export const createApp = (deps: AppDeps): Express => {
  const { database, wakeWebhooks, publicUrl, now, report, areas } = deps;
  const { tape, scripts, webhooks, mails, retailerRequests: requests, stripe: repository } = deps.repositories;
  const traffic = (provider: Provider, redact?: (body: unknown) => unknown): RequestHandler[] => [
    tapeMiddleware({ provider, tape, now, report, ...(redact && { redact }) }),
    faultMiddleware(provider, scripts),
  ];
  const shop = createShop(deps.products);
  const pace = deps.retailerPace;
  const retailer: RetailerContext = { database, requests, webhooks, wakeWebhooks, scripts, shop, pace, publicUrl, now };
  const stripe: StripeContext = { database, repository, wakeWebhooks, publicUrl, now };

  const app = express();
  app.set('query parser', 'extended').disable('x-powered-by').disable('etag');
  app.use(
    setPolicies,
    metricsRoutes(database, deps.metricsToken),
    homeRoutes(database, deps.smtpUrl),
    mailRoutes(mails),
    cornerShopRoutes(publicUrl),
  );
  app.use(
    '/__control',
    controlRoutes({
      reset: deps.reset,
      features: [
        retailerControlRoutes(retailer),
        stripeControlRoutes(stripe),
        mailControlRoutes(mails),
        webhookControlRoutes({ webhooks, wakeWebhooks, now }),
        scriptControlRoutes(scripts, now),
        tapeControlRoutes(tape),
      ],
    }),
  );
  app.use(retailerRoutes({ context: retailer, pictureUrl: deps.pictureUrl, traffic: traffic('retailer') }));
  app.use(authenticationRoutes(stripe), stripeRoutes({ context: stripe, traffic: traffic('stripe', redactCard) }));
  app.use(openidRoutes({ publicUrl, now }));
  app.use(addressRoutes({ areas, traffic: traffic('addresses') }));
  app.use(answerUnknownAddress, answerFailure(report));
  return app;
};
