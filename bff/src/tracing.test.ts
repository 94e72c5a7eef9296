import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { WishId } from '@wishbow/contracts/wire-types';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import type { Call } from '@wishbow/http/client';
import { implement } from '@wishbow/http/implement';
import { listen } from '@wishbow/service/listen';
import { createLogger, type Logger } from '@wishbow/service/logging/logger';
import { requestLog } from '@wishbow/service/logging/request-log';
import { type Connection, connectMongo, inTransaction } from '@wishbow/service/mongo/connection';
import { deliverOverHttp } from '@wishbow/service/outbox/deliver-event';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import { startRelay } from '@wishbow/service/outbox/relay';
import { createPeers } from '@wishbow/service/peers';
import { createServiceApp } from '@wishbow/service/service-app';
import { startTracing } from '@wishbow/service/tracing/start-tracing';
import { traceRequests } from '@wishbow/service/tracing/trace-requests';
import { type CollectedSpan, startSpanCollector } from '@wishbow/testing/span-collector';
import { startTestDatabase } from '@wishbow/testing/test-database';
import express from 'express';
import * as z from 'zod';
import { endpointProxy } from './proxy/endpoint-proxy.ts';
import { serviceProxy } from './proxy/service-proxy.ts';

const SECRET = 'a secret of at least thirty-two bytes';
/** Stands in everything that somebody has typed or is known by. */
const CANARY = 'zqcanary';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSERS_SPAN = '00f067aa0ba902b7';

const frame = (name: ServiceName, logger: Logger) => ({ name, logger, internalSecret: SECRET, readiness: {} });

/** Knows nobody. */
function playedAccounts(logger: Logger) {
  const { listPeople } = accountsInternalContract;
  const people = implement({ listPeople }, { listPeople: async () => ({ status: 200, body: { people: [] } }) });
  return listen(createServiceApp({ ...frame('accounts', logger), routers: [people] }), 0);
}

/** Leaves an event in its database, asks accounts, and fails in words that name somebody. */
function playedWishlists(logger: Logger, connection: Connection, peers: Call) {
  const { listViewedWishlists } = wishlistsContract;
  const payload = { wishId: WishId.parse('a'.repeat(24)), tags: [CANARY] };
  const event = { aggregateId: CANARY, payload, now: new Date() };
  const router = implement(
    { listViewedWishlists },
    {
      listViewedWishlists: async ({ body }) => {
        await inTransaction(connection, (session) =>
          recordEvent(connection, session, { type: 'social.comment_tags_changed', ...event }),
        );
        await peers(accountsInternalContract.listPeople, { body: { ids: [], usernames: [body.username] } });
        throw new TypeError(`nobody is called ${body.username}`);
      },
    },
  );
  const events = eventRoutes({ 'social.comment_tags_changed': async () => undefined });
  return listen(createServiceApp({ ...frame('wishlists', logger), routers: [router, events] }), 0);
}

/** The way into the site, as far as one call goes. */
function playedDoor(logger: Logger, wishlists: string) {
  const app = express();
  const proxies = { wishlists: serviceProxy({ target: wishlists, logger }) };
  app.use(traceRequests('bff'), requestLog(logger));
  app.use(endpointProxy({ endpoints: Object.values(wishlistsContract), proxies, secret: SECRET }));
  return listen(app, 0);
}

test('one call is one trace, from the browser to the database and on to what comes of it, and names nobody', async () => {
  const collector = await startSpanCollector();
  const tracing = { endpoint: collector.endpoint, ratio: 1 };
  const endings = await Promise.all([
    startTracing({ service: 'bff', doorSecret: SECRET, ...tracing }),
    startTracing({ service: 'wishlists', ...tracing }),
    startTracing({ service: 'accounts', ...tracing }),
  ]);
  const lines: string[] = [];
  const logger = createLogger('all of them', 'info', { write: (line) => lines.push(line) });
  const engine = await startTestDatabase();
  const connection = await connectMongo(engine.url, 'wishlists');
  await outboxModel(connection).createIndexes();
  const accounts = await playedAccounts(logger);
  const urls: Partial<Record<ServiceName, string>> = { accounts: accounts.url };
  const peering = { self: 'wishlists', urls, secret: SECRET } as const;
  const wishlists = await playedWishlists(logger, connection, createPeers(peering));
  urls.wishlists = wishlists.url;
  const door = await playedDoor(logger, wishlists.url);

  const response = await fetch(`${door.url}/api/getViewedUserWishLists?${CANARY}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `session=${CANARY}`,
      'user-agent': CANARY,
      traceparent: `00-${TRACE}-${BROWSERS_SPAN}-00`,
    },
    body: JSON.stringify({ username: CANARY, user: null }),
  });
  const { request_id: requestId } = z.object({ request_id: z.string() }).parse(await response.json());
  const deliver = deliverOverHttp(peering);
  const relay = startRelay({ service: 'wishlists', connection, logger, now: () => new Date(), deliver });
  while ((await outboxModel(connection).countDocuments()) > 0) relay.wake();
  await relay.stop();
  for (const running of [door, wishlists, accounts, connection, engine]) await stop(running);
  for (const end of endings) await end();
  await collector.stop();

  expect(response.status).toBe(500);
  const inTrace = collector.spans.filter(({ traceId }) => traceId === TRACE);
  expect(treeOf(inTrace, BROWSERS_SPAN)).toEqual([
    'bff: POST /api/getViewedUserWishLists',
    '  wishlists: POST /api/getViewedUserWishLists',
    '    wishlists: ask accounts',
    '      accounts: POST /internal/listPeople',
    '    wishlists: deliver social.comment_tags_changed',
    '      wishlists: POST /internal/events',
    '      wishlists: deleteOne outbox',
    '    wishlists: save outbox',
  ]);
  const withRequest = inTrace.filter((span) => factOf(span, 'wishbow.request_id') === requestId);
  expect(withRequest.map(({ service }) => service).toSorted()).toEqual(['bff', 'wishlists']);
  expect(inTrace.map((span) => factOf(span, 'http.response.status_code')).filter(Boolean)).toContain('500');
  expect(collector.text()).not.toContain(CANARY);
  const ofTheCall = lines.filter((line) => line.includes(requestId));
  expect(ofTheCall.length).toBeGreaterThanOrEqual(3);
  for (const line of ofTheCall) expect(JSON.parse(line)).toMatchObject({ trace_id: TRACE });
});

const stop = (running: { stop(): Promise<void> } | Connection) =>
  'stop' in running ? running.stop() : running.close();

const factOf = (span: CollectedSpan, name: string): string | undefined => {
  const value = span.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue?.toString();
};

/** Each span under the one it is a part of. */
function treeOf(spans: readonly CollectedSpan[], parentSpanId: string): string[] {
  const children = spans.filter((span) => span.parentSpanId === parentSpanId);
  return children
    .flatMap((span) => [[`${span.service}: ${span.name}`, ...treeOf(spans, span.spanId).map((line) => `  ${line}`)]])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .flat();
}
