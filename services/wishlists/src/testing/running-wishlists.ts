import { randomUUID } from 'node:crypto';
import type { DomainEventPayload, DomainEventType } from '@wishbow/contracts/domain-events';
import type { ServiceName } from '@wishbow/contracts/service-names';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Follow } from '@wishbow/domain/visibility';
import { type Call, createClient } from '@wishbow/http/client';
import { VISITOR, type Viewer } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { deliverOverHttp } from '@wishbow/service/outbox/deliver-event';
import { createPeers } from '@wishbow/service/peers';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { createApp } from '../app.ts';
import { anItem } from './items.ts';
import { aPerson } from './people.ts';
import { type Neighborhood, playServices } from './played-services.ts';

const SECRET = 'a secret of at least thirty-two bytes';
const OPENED_AT = new Date('2026-11-28T12:00:00Z');

/**
 * The service over real HTTP and a real engine, as one viewer or another sees it. Maya's profile is open, Bao's is
 * private; Theo follows them both, Priya waits to be approved by both, Wes is a stranger. The shop sells one teapot.
 */
export async function runningWishlists() {
  const maya = aPerson('1', 'maya');
  const bao = aPerson('2', 'bao', { isPrivate: true });
  const theo = aPerson('3', 'theo');
  const priya = aPerson('4', 'priya');
  const wes = aPerson('5', 'wes');
  const follow = (state: Follow) => new Map([maya, bao].map(({ id }) => [id, state] as const));
  const neighborhood: Neighborhood = {
    people: [maya, bao, theo, priya, wes],
    follows: new Map([
      [theo.id, follow('approved')],
      [priya.id, follow('pending')],
    ]),
    items: [anItem()],
    likers: new Map(),
    isRetailerAway: false,
  };

  const engine = await startTestDatabase();
  const connection = await connectMongo(engine.url, 'wishlists');
  const played = await playServices(neighborhood, SECRET);
  const urls = { accounts: played.accounts.url, social: played.social.url, catalog: played.catalog.url };
  const call = createPeers({ self: 'wishlists', urls, secret: SECRET });
  const clock = advancingClock();
  const { now } = clock;
  const logger = createLogger('wishlists', 'silent');
  const server = await listen(createApp({ connection, call, internalSecret: SECRET, logger, now }), 0);
  await buildIndexes(connection);

  const headersOf = async (viewer: Partial<Viewer>) => ({
    [IDENTITY_HEADER]: await signIdentity({ ...VISITOR, ...viewer }, 'wishlists', SECRET),
  });
  const as = (viewer: Partial<Viewer>): Call => createClient({ baseUrl: server.url, headers: () => headersOf(viewer) });
  const send = async (method: string, path: string, body: unknown, userId?: UserId, more: object = {}) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(await headersOf(userId ? { userId } : {})), ...more },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  return {
    url: server.url,
    connection,
    neighborhood,
    /** The other services, to be stopped one by one. */
    played,
    people: { maya, bao, theo, priya, wes },
    asVisitor: as({}),
    asUser: (userId: UserId) => as({ userId }),
    asService: (service: ServiceName) => as({ service }),
    now,
    passTime: clock.passTime,
    /** Sends a body that the typed client would not let through. */
    post: (path: string, body: unknown, userId?: UserId) => send('POST', path, body, userId),
    send,
    /** Something has happened elsewhere. */
    hear: async <T extends DomainEventType>(type: T, payload: DomainEventPayload<T>) => {
      const occurredAt = OPENED_AT.toISOString();
      const event = { id: randomUUID(), type, aggregateId: 'any', sequence: 1, occurredAt, payload };
      await deliverOverHttp({ self: 'social', urls: { wishlists: server.url }, secret: SECRET })('wishlists', event);
    },
    stop: async () => {
      await server.stop();
      await Promise.all(Object.values(played).map((service) => service.stop()));
      await connection.close();
      await engine.stop();
    },
  };
}

export type RunningWishlists = Awaited<ReturnType<typeof runningWishlists>>;

/** A second passes between any two looks at the clock, so that "newest first" has one order. */
function advancingClock() {
  let seconds = 0;
  const passTime = (passed: number) => {
    seconds += passed;
  };
  const now = (): Date => {
    passTime(1);
    return new Date(OPENED_AT.getTime() + seconds * 1000);
  };
  return { now, passTime };
}
