import { type Call, RequestFailed } from '@wishbow/http/client';
import { listen, type Running } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import { createPeers } from '@wishbow/service/peers';
import { panel } from '../peers/panel.ts';
import { MAYA, playedAccounts, SECRET } from '../testing/running-bff.ts';
import { askWallet, composeMe } from './compose-me.ts';
import { askSocialCounts, composeViewedUser } from './compose-viewed-user.ts';

const OUTAGES = ['down', 'slow', 'wrong'] as const;
type Outage = (typeof OUTAGES)[number];

const logger = createLogger('bff', 'silent');
let servers: Running[];
let accounts: Call;
/** How calls come to services that are all away in the same way. */
let away: Readonly<Record<Outage, Call>>;

beforeAll(async () => {
  const [here, hung, nonsense] = await Promise.all([
    playedAccounts(),
    listen(() => undefined, 0),
    listen((_request, response) => response.setHeader('content-type', 'application/json').end('{"nonsense":true}'), 0),
  ]);
  servers = [here, hung, nonsense];
  accounts = createPeers({ self: 'bff', urls: { accounts: here.url }, secret: SECRET });
  const allAt = (url: string) =>
    createPeers({
      self: 'bff',
      urls: { accounts: url, social: url, orders: url },
      secret: SECRET,
      ...(url === hung.url && { deadlineMs: 50 }),
    });
  away = { down: allAt('http://127.0.0.1:9'), slow: allAt(hung.url), wrong: allAt(nonsense.url) };
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const panelsOf = (peers: Call) => ({
  findCounts: panel('counts', askSocialCounts(peers), null, logger),
  findWallet: panel('wallet', askWallet(peers), null, logger),
});

test.each(OUTAGES)(
  'while social and orders are %s a person is told who they are, and counts and credit are unknown',
  async (outage) => {
    const me = await composeMe(accounts, panelsOf(away[outage]))(MAYA);
    expect(me).toMatchObject({
      email: 'maya@mailbox.example',
      cards: [],
      details: { credit: null, followers: null, following: null, unviewedNotificationsCount: 0 },
    });
  },
);

test.each(OUTAGES)(
  'while social is %s everybody is a stranger to a private person, and she sees herself whole',
  async (outage) => {
    const look = composeViewedUser(accounts, panelsOf(away[outage]).findCounts);
    expect(await look('maya', undefined)).toMatchObject({
      name: 'Maya Okafor',
      isVisible: false,
      isFollowed: false,
      details: { bio: null, birthday: null, address: null, followers: null },
    });
    expect(await look('maya', MAYA)).toMatchObject({
      isVisible: true,
      details: { birthday: '1992-10-17', followers: null },
    });
  },
);

test.each(OUTAGES)(
  'while accounts are %s there is no answer about anybody, and none that is made up',
  async (outage) => {
    const peers = away[outage];
    await expect(composeMe(peers, panelsOf(peers))(MAYA)).rejects.toBeInstanceOf(RequestFailed);
    const look = composeViewedUser(peers, panelsOf(peers).findCounts);
    await expect(look('maya', MAYA)).rejects.toBeInstanceOf(RequestFailed);
  },
);
