import type { Running } from '@wishbow/service/listen';
import { startService } from '@wishbow/service/start-service';
import { smartyAddressChecker } from './addresses/address-checker.ts';
import { createApp } from './app.ts';
import type { AccountsConfig } from './config.ts';
import { seedDemoAccounts } from './demo/seed-accounts.ts';

/** People, with the address check where it is asked for. */
export const startAccounts = (config: AccountsConfig): Promise<Running> =>
  startService('accounts', config, (foundation) => ({
    app: createApp({
      ...foundation,
      addressChecker: config.CHECK_ADDRESSES ? smartyAddressChecker(smartyOptions(config)) : undefined,
    }),
    seedDemo: () => seedDemoAccounts(foundation.connection, foundation.now()),
  }));

const smartyOptions = ({ SMARTY_AUTH_ID, SMARTY_AUTH_TOKEN, SMARTY_URL }: AccountsConfig) => ({
  authId: SMARTY_AUTH_ID,
  authToken: SMARTY_AUTH_TOKEN,
  url: SMARTY_URL,
});
