import { hrefOf } from '@wishbow/contracts/routes';
import type { Running } from '@wishbow/service/listen';
import type { Logger } from '@wishbow/service/logging/logger';
import type { Loop } from '@wishbow/service/loop';
import { startService } from '@wishbow/service/start-service';
import { smartyAddressChecker } from './addresses/address-checker.ts';
import { createApp } from './app.ts';
import type { AccountsConfig } from './config.ts';
import { startErasing } from './deletion/start-erasing.ts';
import { seedDemoAccounts } from './demo/seed-accounts.ts';
import { smtpMailServer } from './mail/mail-server.ts';
import { startMailer } from './mail/start-mailer.ts';
import { type OpenidProvider, openidProvider } from './openid/openid-provider.ts';
import { fillSearchEntries } from './people/fill-search-entries.ts';

/** People, with the address check where it is asked for, and the mailer beside them. */
export const startAccounts = (config: AccountsConfig): Promise<Running> =>
  startService('accounts', config, (foundation) => {
    let mailer: Loop | undefined;
    return {
      app: createApp({
        ...foundation,
        addressChecker: config.CHECK_ADDRESSES ? smartyAddressChecker(smartyOptions(config)) : undefined,
        openid: openidOf(config, foundation.logger),
        publicUrl: config.PUBLIC_URL,
        secondFactorSecret: config.SECOND_FACTOR_SECRET ?? config.INTERNAL_SECRET,
        wakeMailer: () => mailer?.wake(),
      }),
      prepare: () => fillSearchEntries(foundation.connection),
      seedDemo: () => seedDemoAccounts(foundation.connection, foundation.now()),
      startLoops: () => {
        mailer = startMailer({ ...foundation, mailServer: mailServerOf(config), publicUrl: config.PUBLIC_URL });
        return [mailer, startErasing(foundation)];
      },
    };
  });

const mailServerOf = ({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: AccountsConfig) =>
  smtpMailServer({ url: SMTP_URL, from: MAIL_FROM, host: new URL(PUBLIC_URL).hostname });

/** All three settings, or nobody. */
function openidOf(config: AccountsConfig, logger: Logger): OpenidProvider | undefined {
  const { OPENID_ISSUER: issuer, OPENID_CLIENT_ID: clientId, OPENID_CLIENT_SECRET: clientSecret } = config;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const returnUrl = new URL(hrefOf('accept'), config.PUBLIC_URL).href;
  return openidProvider({ issuer, clientId, clientSecret, name: config.OPENID_NAME, returnUrl, logger });
}

const smartyOptions = ({ SMARTY_AUTH_ID, SMARTY_AUTH_TOKEN, SMARTY_URL }: AccountsConfig) => ({
  authId: SMARTY_AUTH_ID,
  authToken: SMARTY_AUTH_TOKEN,
  url: SMARTY_URL,
});
