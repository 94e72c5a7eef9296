import type { UserId } from '@wishbow/contracts/wire-types';
import { type Call, createClient } from '@wishbow/http/client';
import { VISITOR, type Viewer } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { createApp } from '../app.ts';

const SECRET = 'a secret of at least thirty-two bytes';
const OPENED_AT = new Date('2026-11-28T12:00:00Z');

/** The service over real HTTP and a real engine, as one viewer or another sees it. */
export async function runningGizmos() {
  const engine = await startTestDatabase();
  const connection = await connectMongo(engine.url, 'gizmos');
  const logger = createLogger('gizmos', 'silent');
  const app = createApp({ connection, internalSecret: SECRET, logger, now: advancingClock() });
  await buildIndexes(connection);
  const server = await listen(app, 0);
  const as = (viewer: Partial<Viewer>): Call =>
    createClient({
      baseUrl: server.url,
      headers: () => ({ [IDENTITY_HEADER]: signIdentity({ ...VISITOR, ...viewer }, 'gizmos', SECRET) }),
    });
  return {
    url: server.url,
    asVisitor: as({}),
    asUser: (userId: UserId) => as({ userId }),
    stop: async () => {
      await server.stop();
      await connection.close();
      await engine.stop();
    },
  };
}

export type RunningGizmos = Awaited<ReturnType<typeof runningGizmos>>;

/** A second passes between any two looks at the clock, so that "newest first" has one order. */
function advancingClock(): () => Date {
  let seconds = 0;
  return () => {
    seconds += 1;
    return new Date(OPENED_AT.getTime() + seconds * 1000);
  };
}
