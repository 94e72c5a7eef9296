import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Call, createClient } from '@wishbow/http/client';
import { VISITOR, type Viewer } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { createPeers } from '@wishbow/service/peers';
import { startTestDatabase } from '@wishbow/testing/test-database';
import type { AddressChecker } from '../addresses/address-checker.ts';
import { createApp } from '../app.ts';
import type { MailServer } from '../mail/mail-server.ts';
import { startMailer } from '../mail/start-mailer.ts';
import { type OpenidOptions, openidProvider } from '../openid/openid-provider.ts';
import { openMailbox } from './mailbox.ts';

export const SECRET = 'a secret of at least thirty-two bytes';
const AWAY = 'http://127.0.0.1:9';
const PUBLIC_URL = 'https://wishbow.example';
const RETURN_URL = `${PUBLIC_URL}/accept`;

export interface Surroundings {
  readonly addressChecker?: AddressChecker;
  /** Where mails go; a mailbox that takes them all unless stated. */
  readonly mailServer?: MailServer;
  /** The service's clock; this machine's unless stated. */
  readonly now?: () => Date;
  /** Where social is; it is away unless stated. */
  readonly socialUrl?: string;
  /** Where orders are; they are away unless stated. */
  readonly ordersUrl?: string;
  /** A provider that people can sign in with; none unless stated. */
  readonly openidAt?: Pick<OpenidOptions, 'issuer' | 'clientId' | 'clientSecret' | 'name'>;
}

/** The service over real HTTP and a real engine, as one viewer or another sees it, with its mailer at work. */
export async function runningAccounts({
  addressChecker,
  mailServer,
  now = () => new Date(),
  socialUrl = AWAY,
  ordersUrl = AWAY,
  openidAt,
}: Surroundings = {}) {
  const engine = await startTestDatabase();
  const connection = await connectMongo(engine.url, 'accounts');
  const ephemeral = memoryEphemeral();
  const mailbox = openMailbox();
  const logger = createLogger('accounts', 'silent');
  const peers = createPeers({ self: 'accounts', urls: { social: socialUrl, orders: ordersUrl }, secret: SECRET });
  const common = { connection, internalSecret: SECRET, logger, now };
  const app = createApp({
    ...common,
    peers,
    ephemeral,
    addressChecker,
    openid: openidAt && openidProvider({ ...openidAt, returnUrl: RETURN_URL, logger }),
    publicUrl: PUBLIC_URL,
    secondFactorSecret: SECRET,
    wakeMailer: () => mailer.wake(),
  });
  await buildIndexes(connection);
  const server = await listen(app, 0);
  const mailer = startMailer({ ...common, mailServer: mailServer ?? mailbox, publicUrl: PUBLIC_URL });
  const as = (viewer: Partial<Viewer>): Call =>
    createClient({
      baseUrl: server.url,
      headers: async () => ({ [IDENTITY_HEADER]: await signIdentity({ ...VISITOR, ...viewer }, 'accounts', SECRET) }),
    });
  return {
    url: server.url,
    connection,
    ephemeral,
    mailbox,
    asVisitor: as({}),
    asUser: (userId: UserId, sessionId?: string) => as({ userId, sessionId }),
    asAdmin: (userId: UserId) => as({ userId, role: 'admin' }),
    asService: as({ service: 'bff' }),
    stop: async () => {
      await server.stop();
      await mailer.stop();
      await connection.close();
      await engine.stop();
    },
  };
}
