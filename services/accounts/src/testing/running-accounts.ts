import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Call, createClient } from '@wishbow/http/client';
import { VISITOR, type Viewer } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase } from '@wishbow/testing/test-database';
import type { AddressChecker } from '../addresses/address-checker.ts';
import { createApp } from '../app.ts';

const SECRET = 'a secret of at least thirty-two bytes';

/** The service over real HTTP and a real engine, as one viewer or another sees it. */
export async function runningAccounts(addressChecker?: AddressChecker) {
  const engine = await startTestDatabase();
  const connection = await connectMongo(engine.url, 'accounts');
  const ephemeral = memoryEphemeral();
  const app = createApp({
    connection,
    ephemeral,
    internalSecret: SECRET,
    logger: createLogger('accounts', 'silent'),
    now: () => new Date(),
    addressChecker,
  });
  await buildIndexes(connection);
  const server = await listen(app, 0);
  const as = (viewer: Partial<Viewer>): Call =>
    createClient({
      baseUrl: server.url,
      headers: async () => ({ [IDENTITY_HEADER]: await signIdentity({ ...VISITOR, ...viewer }, 'accounts', SECRET) }),
    });
  return {
    url: server.url,
    ephemeral,
    asVisitor: as({}),
    asUser: (userId: UserId, sessionId?: string) => as({ userId, sessionId }),
    asService: as({ service: 'bff' }),
    stop: async () => {
      await server.stop();
      await connection.close();
      await engine.stop();
    },
  };
}
