import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Ephemeral, PubSub } from '@wishbow/cache/ephemeral';
import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import { notFound } from '@wishbow/contracts/problem';
import { SESSION_COOKIE } from '@wishbow/contracts/session-cookie';
import type { AppEnv } from '@wishbow/contracts/site-contract';
import { socialInternalContract } from '@wishbow/contracts/social-contract';
import { UserId } from '@wishbow/contracts/wire-types';
import { implement, viewerOf } from '@wishbow/http/implement';
import { readIdentity } from '@wishbow/service/identity/read-identity';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import { listen } from '@wishbow/service/listen';
import { createLogger, type Logger } from '@wishbow/service/logging/logger';
import { createPeers } from '@wishbow/service/peers';
import express from 'express';
import { createApp } from '../app.ts';
import { openStreams } from '../live/open-streams.ts';
import { type BuildStore, buildStore } from '../registry/build-store.ts';
import { checkoutSite } from '../registry/checkout-site.ts';
import type { SiteBuilds } from '../registry/open-site-builds.ts';
import { sessionFinder } from '../session/session-finder.ts';

export const SECRET = 'a secret of at least thirty-two bytes';

export const MAYA = UserId.parse('a'.repeat(24));
export const SCRAPERS_TOKEN = 'a scraper of ours';
export const DEPLOY_TOKEN = 'the token of whoever deploys to us';
const ADMIN = UserId.parse('c'.repeat(24));
const ADMINS_TOKEN = 'another-token-of-forty-three-characters-as-well';
export const MAYAS_TOKEN = 'a-token-of-forty-three-characters-as-ours-are';

const SESSIONS: Readonly<Record<string, { sessionId: string; userId: UserId; role: 'user' | 'admin' }>> = {
  [hashOfToken(MAYAS_TOKEN)]: { sessionId: 's1', userId: MAYA, role: 'user' },
  [hashOfToken(ADMINS_TOKEN)]: { sessionId: 's2', userId: ADMIN, role: 'admin' },
};

const maya: PersonRecord = {
  id: MAYA,
  username: 'maya',
  name: 'Maya Okafor',
  firstName: 'Maya',
  lastName: 'Okafor',
  details: { avatar: null, bio: '</script><b>Potter</b>', birthday: '1992-10-17', wrapping_paper: 'dots' },
  settings: { private: true, show_birthday: true, show_address: 'requests' },
};

const address = {
  address: '418 Alder Row',
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postal: '97205',
  country: 'US',
};

/** A service played by a small server that keeps its contract and echoes who it was told is asking. */
export async function playedAccounts() {
  const app = express();
  app.use(readIdentity('accounts', SECRET));
  const { findSession, listPeople, getOwnAccount, getShippingAddress } = accountsInternalContract;
  app.use(
    implement(
      { findSession, listPeople, getOwnAccount, getShippingAddress },
      {
        findSession: async ({ body }) => {
          const session = SESSIONS[body.tokenHash];
          if (!session) return { status: 404, body: notFound };
          return { status: 200, body: { ...session, expiresAt: '2999-01-01T00:00:00.000Z' } };
        },
        listPeople: async ({ body }) => ({
          status: 200,
          // She was called otherwise before.
          body: { people: body.usernames.some((name) => /^(maya|maya_before)$/i.test(name)) ? [maya] : [] },
        }),
        getOwnAccount: async ({ body: { userId } }) => ({
          status: 200,
          body: {
            person: maya,
            email: 'maya@mailbox.example',
            emailVerified: true,
            deletionDueAt: null,
            role: userId === ADMIN ? 'admin' : 'user',
            address,
          },
        }),
        getShippingAddress: async () => ({ status: 200, body: { firstName: 'Maya', lastName: 'Okafor', address } }),
      },
    ),
  );
  app.all('/api/{*rest}', (request, response) => {
    const { userId = null } = viewerOf(response);
    response.set('x-came-from', request.get('x-forwarded-for'));
    response.json({ userId, cookie: request.get('cookie') ?? null, forged: request.get('x-user-id') ?? null });
  });
  return listen(app, 0);
}

type Block = 'none' | 'blocking' | 'blocked';

/** @param block how Maya and whoever looks at her stand. */
async function playedSocial(block: Block) {
  const app = express();
  const { getSocialCounts } = socialInternalContract;
  const counts = { followers: 3, following: 2, requestedFollowers: 1, addressRequests: 0, unviewedNotifications: 4 };
  app.use(readIdentity('social', SECRET));
  app.use(
    implement(
      { getSocialCounts },
      { getSocialCounts: async () => ({ status: 200, body: { ...counts, relationship: null, block } }) },
    ),
  );
  return listen(app, 0);
}

/** A call that a page makes first. */
const early = (id: string, body: object) => ({ method: 'POST', url: `/api/${id}`, body: JSON.stringify(body) });

/** What the build leaves behind, at its smallest. */
async function builtSite(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'wishbow-site-'));
  const files: Record<string, string> = {
    '.build/registry.json': JSON.stringify({
      revision: 'r1',
      shell: { buildId: 'shell1', html: 'shell/dist/shell1/index.html', preload: { js: [], css: [] } },
      parts: [
        {
          name: 'mf-wishlists',
          buildId: 'w1',
          entry: '/_mf/mf-wishlists/w1/entry.js',
          exposes: { './lifecycles': { js: ['/_mf/mf-wishlists/w1/app.js'], css: ['/_mf/mf-wishlists/w1/app.css'] } },
          pages: {
            browse: { js: ['/_mf/mf-wishlists/w1/page-browse.js'], css: [] },
            home: { js: ['/_mf/mf-wishlists/w1/page-home.js'], css: [] },
            profile: { js: ['/_mf/mf-wishlists/w1/page-profile.js'], css: [] },
            item: { js: [], css: [] },
            gifts: { js: [], css: [] },
          },
          firstViews: {
            browse: { calls: [], slots: [], screen: '<h1>Wish</h1><img src="%shell%/files/llama.webp">' },
            profile: { calls: [early('listViewedWishlists', { username: '{username}' })], slots: [] },
            item: { calls: [early('refreshWish', { wish: { id: '{id}' } })], slots: [] },
            gifts: { calls: [], slots: [], screen: '<h1>Gifts</h1>' },
          },
        },
        {
          name: 'mf-social',
          buildId: 's1',
          entry: '/_mf/mf-social/s1/entry.js',
          exposes: { './slots': { js: ['/_mf/mf-social/s1/slots.js'], css: [] } },
          pages: {},
          firstViews: {
            profile: {
              calls: [early('getViewedUser', { username: '{username}' })],
              slots: ['social.profileHeader'],
            },
          },
          slots: { 'social.profileHeader': { js: ['/_mf/mf-social/s1/head.js'], css: ['/_mf/mf-social/s1/head.css'] } },
        },
      ],
    }),
    'shell/dist/shell1/index.html':
      '<html data-theme="system"><head><!--wishbow:early <script async src="/assets/shell1/early-calls.js"></script>--><!--wishbow:sheets--><!--wishbow:head--></head><body><!--wishbow:first-screen--></body></html>',
    'mf-wishlists/dist/w1/entry.js': 'var entry;',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  return root;
}

const away = 'http://127.0.0.1:9';

interface Surroundings {
  readonly accounts?: 'here' | 'away';
  readonly block?: Block;
  readonly environment?: AppEnv['environment'];
  /** Pages from a registry; without one they come from the smallest checkout there is. */
  readonly site?: {
    readonly root: string;
    readonly buildsFolder: string;
    readonly ephemeral: Ephemeral;
    readonly open: (surroundings: { store: BuildStore; pubSub: PubSub; logger: Logger }) => Promise<SiteBuilds>;
  };
}

/** The BFF over real HTTP before played services; wishlists, catalog and orders are away. */
export async function runningBff({
  accounts: presence = 'here',
  block = 'none',
  environment = 'local',
  site,
}: Surroundings = {}) {
  const [accounts, social] = await Promise.all([playedAccounts(), playedSocial(block)]);
  const siteRoot = site?.root ?? (await builtSite());
  const accountsUrl = presence === 'here' ? accounts.url : away;
  const urls = { accounts: accountsUrl, social: social.url, wishlists: away, catalog: away, orders: away, bff: away };
  const store = buildStore(siteRoot, site?.buildsFolder ?? path.join(siteRoot, 'builds'));
  const ephemeral = site?.ephemeral ?? memoryEphemeral();
  const logger = createLogger('bff', 'silent');
  const builds = await site?.open({ store, pubSub: ephemeral.pubSub, logger });
  const peers = createPeers({ self: 'bff', urls, secret: SECRET });
  const app = createApp({
    appEnv: {
      environment,
      stripe: { publishableKey: 'pk_test_sandbox', apiBase: 'http://localhost:4000', isSandbox: true },
      checksAddresses: false,
      demoAccounts: [],
    },
    build: builds?.build ?? checkoutSite(siteRoot, store),
    deployToken: DEPLOY_TOKEN,
    drawDemoPicture: undefined,
    ephemeral,
    findSession: sessionFinder(peers, ephemeral.cache, () => new Date()),
    internalSecret: SECRET,
    logger,
    metricsToken: SCRAPERS_TOKEN,
    mostCalls: 64,
    peers,
    publicUrl: 'http://localhost:3000',
    registry: builds?.registry,
    store,
    streams: openStreams(500),
    urls,
    vitalsShare: 1,
  });
  const server = await listen(app, 0);
  return {
    url: server.url,
    ephemeral,
    asAdmin: { cookie: `${SESSION_COOKIE}=${ADMINS_TOKEN}` },
    asMaya: { cookie: `${SESSION_COOKIE}=${MAYAS_TOKEN}` },
    stop: async () => {
      await server.stop();
      await builds?.stop();
      await accounts.stop();
      await social.stop();
    },
  };
}
