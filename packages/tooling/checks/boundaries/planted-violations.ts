type Files = Record<string, string>;

/** Each rule broken once, in a tree laid out as this repository; the key is the rule that must notice. */
export const plantedViolations: Record<string, Files> = {
  'no-cycles': {
    'packages/ui/src/tab/tab.ts': "import './tabs.ts';",
    'packages/ui/src/tab/tabs.ts': "import './tab.ts';",
  },
  resolvable: { 'bff/src/clock.ts': "import './no-such-file.ts';" },
  'front-never-imports-back': { 'mf-social/src/feed-page.ts': "import '@wishbow/service/server';" },
  'mfe-isolation': {
    'mf-checkout/src/cart-page.ts': "import '../../mf-account/src/session.ts';",
    'mf-account/src/session.ts': 'export const session = 1;',
  },
  'service-isolation': {
    'services/orders/src/place-order.ts': "import '../../catalog/src/prices.ts';",
    'services/catalog/src/prices.ts': 'export const prices = 1;',
  },
  'bff-owns-no-data': { 'bff/src/cart/cart-repository.ts': "import 'mongoose';" },
  'packages-know-no-app': {
    'packages/platform/src/navigate.ts': "import '../../../shell/src/layout.ts';",
    'shell/src/layout.ts': 'export const layout = 1;',
  },
  'domain-is-pure': { 'packages/domain/src/fee.ts': "import 'node:crypto';" },
  'contracts-know-only-zod': { 'packages/contracts/src/orders.ts': "import 'express';" },
  'feature-isolation': {
    'mf-wishlists/src/features/items/item.ts': "import '../events/event.ts';",
    'mf-wishlists/src/features/events/event.ts': 'export const event = 1;',
  },
  'use-case-knows-no-transport': { 'services/social/src/follow/request-follow.ts': "import type {} from 'express';" },
  'only-repositories-touch-mongo': { 'services/wishlists/src/lists/create-wishlist.ts': "import 'mongoose';" },
  'no-test-code-in-src': { 'services/accounts/src/sign-in.ts': "import 'fast-check';" },
};

/** The same imports from where they are allowed. */
export const allowedImports: Files = {
  'services/orders/src/orders/order-repository.ts': "import 'mongoose';",
  'services/orders/src/orders/routes.ts': "import 'express';",
  'services/orders/src/orders/order-repository.test.ts': "import 'fast-check';",
  'packages/launcher/src/parts.ts': "import '../../../bff/src/app.ts';",
  'bff/src/app.ts': "import '@wishbow/service/server';",
  'packages/contracts/src/money.ts': "import 'zod'; import '@wishbow/domain/cents';",
  'packages/domain/src/cents.ts': 'export const cents = 1;',
  'packages/service/src/server.ts': "import 'express';",
  'mf-social/src/mocks/feed.ts': "import 'msw';",
};
