import { readConfig as readAccountsConfig } from '@wishbow/accounts/config';
import { startAccounts } from '@wishbow/accounts/start';
import { readConfig as readCatalogConfig } from '@wishbow/catalog/config';
import { startCatalog } from '@wishbow/catalog/start';
import { readConfig as readOrdersConfig } from '@wishbow/orders/config';
import { startOrders } from '@wishbow/orders/start';
import { readConfig as readSandboxConfig } from '@wishbow/sandbox/config';
import { startSandbox } from '@wishbow/sandbox/start';
import { readConfig as readSocialConfig } from '@wishbow/social/config';
import { startSocial } from '@wishbow/social/start';
import { readConfig as readWishlistsConfig } from '@wishbow/wishlists/config';
import { startWishlists } from '@wishbow/wishlists/start';
import type { Service } from '../processes/process-names.ts';
import type { StartService } from './start-services.ts';

/** The same starts that each `server.ts` makes as a process of its own, made in this one. */
const starts: Record<Exclude<Service, 'bff'>, (env: NodeJS.ProcessEnv) => ReturnType<StartService>> = {
  sandbox: (env) => startSandbox(readSandboxConfig(env)),
  accounts: (env) => startAccounts(readAccountsConfig(env)),
  social: (env) => startSocial(readSocialConfig(env)),
  wishlists: (env) => startWishlists(readWishlistsConfig(env)),
  catalog: (env) => startCatalog(readCatalogConfig(env)),
  orders: (env) => startOrders(readOrdersConfig(env)),
};

/** Runs a service inside this process. */
export const startInThisProcess: StartService<Exclude<Service, 'bff'>> = (service, env) => starts[service](env);
