import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import type { DomainEvent } from '@wishbow/contracts/domain-events';
import { liveChannel } from '@wishbow/contracts/live-events';
import type { RequestedMail } from '@wishbow/contracts/mails';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import type { NotificationId, UserId } from '@wishbow/contracts/wire-types';
import { type Call, createClient } from '@wishbow/http/client';
import { implement } from '@wishbow/http/implement';
import { VISITOR, type Viewer } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';
import { readIdentity } from '@wishbow/service/identity/read-identity';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, connectMongo } from '@wishbow/service/mongo/connection';
import { deliverOverHttp } from '@wishbow/service/outbox/deliver-event';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';
import { inboxModel } from '@wishbow/service/outbox/inbox';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { startRelay } from '@wishbow/service/outbox/relay';
import { createPeers } from '@wishbow/service/peers';
import { startTestDatabase } from '@wishbow/testing/test-database';
import express from 'express';
import { followerNews } from '../activities/tell-followers.ts';
import { createApp } from '../app.ts';
import { neighbors } from './people.ts';
import { fullShelf, playThings } from './played-things.ts';

const PUBLIC_URL = 'https://wishbow.example';
const SECRET = 'a secret of at least thirty-two bytes';

/** Accounts, played by a small server that keeps its contract. */
async function playedAccounts(people: readonly PersonRecord[], mails: RequestedMail[]) {
  const { listPeople } = accountsInternalContract;
  const app = express();
  app.use(readIdentity('accounts', SECRET));
  app.use(
    implement(
      { listPeople },
      {
        listPeople: async ({ body }) => {
          const found = people.filter(({ id, username }) => body.ids.includes(id) || body.usernames.includes(username));
          return { status: 200, body: { people: found } };
        },
      },
    ),
  );
  app.use(
    eventRoutes({
      'social.mail_requested': async (mail) => {
        mails.push(mail);
      },
    }),
  );
  return listen(app, 0);
}

export type RunningSocial = Awaited<ReturnType<typeof runningSocial>>;

/** The service over real HTTP and a real engine, with its relay, as one viewer or another sees it. */
export async function runningSocial(people: readonly PersonRecord[] = neighbors, now = () => new Date()) {
  const engine = await startTestDatabase();
  const connection = await connectMongo(engine.url, 'social');
  const mails: RequestedMail[] = [];
  const accounts = await playedAccounts(people, mails);
  const shelf = fullShelf();
  const things = await playThings(shelf, SECRET);
  const ephemeral = memoryEphemeral();
  const logger = createLogger('social', 'silent');
  const urls: Partial<Record<ServiceName, string>> = {
    accounts: accounts.url,
    wishlists: things.wishlists.url,
    catalog: things.catalog.url,
  };
  const peerOptions = { self: 'social', urls, secret: SECRET } as const;
  const deliver = deliverOverHttp(peerOptions);
  outboxModel(connection);
  inboxModel(connection);
  await buildIndexes(connection);
  const relay = startRelay({ service: 'social', connection, logger, now, deliver });
  const peers = createPeers(peerOptions);
  const news = followerNews({ pubSub: ephemeral.pubSub, logger, now, restMs: 0 });
  const telling = { followerNews: news, wakeRelay: relay.wake };
  const app = createApp({
    connection,
    ephemeral,
    internalSecret: SECRET,
    logger,
    now,
    peers,
    publicUrl: PUBLIC_URL,
    ...telling,
  });
  await buildIndexes(connection);
  const feedNews = news.start();
  const server = await listen(app, 0);
  urls.social = server.url;

  const as = (viewer: Partial<Viewer>): Call =>
    createClient({
      baseUrl: server.url,
      headers: async () => ({ [IDENTITY_HEADER]: await signIdentity({ ...VISITOR, ...viewer }, 'social', SECRET) }),
    });
  return {
    connection,
    url: server.url,
    /** What accounts was asked to mail. */
    mails,
    /** What a worker of the service runs on, beside the app. */
    foundation: { connection, ephemeral, internalSecret: SECRET, logger, now, peers, wakeRelay: relay.wake },
    /** What there is to be recommended. */
    shelf,
    asVisitor: as({}),
    asUser: (userId: UserId) => as({ userId }),
    asAdmin: (userId: UserId) => as({ userId, role: 'admin' }),
    asService: as({ service: 'bff' }),
    /** A person clicks one of their notifications. */
    view: (userId: UserId, id: NotificationId) =>
      as({ userId })(notificationsContract.viewNotification, { body: { notification: { id } } }),
    /** An event from elsewhere arrives. */
    receive: (event: DomainEvent) => deliver('social', event),
    /** Live nudges of one person, as their open page would hear them. */
    hearing: async (userId: UserId) => {
      const heard: string[] = [];
      await ephemeral.pubSub.subscribe(liveChannel(userId), (message) => heard.push(JSON.parse(message).topic));
      return heard;
    },
    /** Resolves when every recorded event was delivered. */
    settled: async () => {
      while ((await outboxModel(connection).countDocuments()) > 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop: async () => {
      await relay.stop();
      await feedNews.stop();
      await server.stop();
      await accounts.stop();
      await things.wishlists.stop();
      await things.catalog.stop();
      await connection.close();
      await engine.stop();
    },
  };
}
