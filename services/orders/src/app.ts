import { ping } from '@wishbow/service/mongo/connection';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import { adminCreditRoutes } from './admin-credit/admin-credit-routes.ts';
import { adminOrdersRoutes } from './admin-orders/admin-orders-routes.ts';
import { adminPayoutsRoutes } from './admin-payouts/admin-payouts-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { cartCheckoutRoutes } from './cart-checkout/cart-checkout-routes.ts';
import { fundRemovals } from './contributions/fund-removals.ts';
import { customGiftsRoutes } from './custom-gifts-routes.ts';
import type { Dependencies } from './dependencies.ts';
import { disputeRoutes } from './disputes/dispute-routes.ts';
import { internalRoutes } from './internal-routes.ts';
import { invitationsRoutes } from './invitations/invitations-routes.ts';
import { creditRoutes } from './ledger/credit-routes.ts';
import { orderActionsRoutes } from './order-actions-routes.ts';
import { forgottenPeople } from './orders/forgotten-people.ts';
import { ordersRoutes } from './orders-routes.ts';
import { overviewRoutes } from './overview/overview-routes.ts';
import { paymentsRoutes } from './payments-routes.ts';
import { reconciliationRoutes } from './reconciliation/reconciliation-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';
import { orderBacklogs } from './work/order-backlogs.ts';

/** The orders service without its ports and connections. */
export const createApp = (deps: Dependencies, internalSecret: string): Express =>
  createServiceApp({
    name: 'orders',
    logger: deps.logger,
    internalSecret,
    readiness: { mongo: () => ping(deps.connection) },
    connection: deps.connection,
    backlogs: orderBacklogs(deps.connection),
    routers: [
      webhookRoutes(deps, internalSecret),
      ordersRoutes(deps),
      orderActionsRoutes(deps),
      cartRoutes(deps),
      cartCheckoutRoutes(deps),
      paymentsRoutes(deps),
      invitationsRoutes(deps),
      customGiftsRoutes(deps),
      eventRoutes({ ...fundRemovals(deps), ...forgottenPeople(deps) }),
      creditRoutes(deps.connection),
      reconciliationRoutes(deps.connection),
      disputeRoutes(deps),
      adminOrdersRoutes(deps),
      adminPayoutsRoutes(deps),
      overviewRoutes(deps),
      adminCreditRoutes(deps),
      auditRoutes(deps.connection),
      internalRoutes(deps.connection),
    ],
  });
