import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { WishlistId } from '@wishbow/contracts/wire-types';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { implement } from '@wishbow/http/implement';
import { listen, type Running } from './listen.ts';
import { createLogger } from './logging/logger.ts';
import { createPeers } from './peers.ts';
import { createServiceApp } from './service-app.ts';

const secret = 'a secret of more than thirty-two characters';
const logger = createLogger('test', 'silent');
const list = '5'.repeat(24) as WishlistId;
const running: Running[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

/** A wishlists service that has to ask accounts before it answers. */
async function startAsking(accountsUrl: string, deadlineMs = 4_000): Promise<string> {
  const call = createPeers({ self: 'wishlists', urls: { accounts: accountsUrl }, secret, deadlineMs });
  const router = implement(
    { refreshWishlist: wishlistsContract.refreshWishlist },
    {
      refreshWishlist: async () => {
        await call(accountsInternalContract.listPeople, { body: { ids: [], usernames: [] } });
        return { status: 404, body: { code: 'not_found', message: 'No such list' } };
      },
    },
  );
  const app = createServiceApp({ name: 'wishlists', logger, internalSecret: secret, readiness: {}, routers: [router] });
  const server = await listen(app, 0);
  running.push(server);
  return server.url;
}

/** An accounts service that answers every call with this status. */
async function startAnswering(status: number): Promise<string> {
  const server = await listen((_request, response) => response.writeHead(status).end('{}'), 0);
  running.push(server);
  return server.url;
}

const refresh = (url: string) =>
  fetch(`${url}/api/refreshWishList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wishListId: list }),
  });

test('a peer that hangs is waited for three times and then left alone', async () => {
  let askedCount = 0;
  const hung = await listen(() => {
    askedCount += 1;
  }, 0);
  running.push(hung);
  const url = await startAsking(hung.url, 50);
  for (let call = 0; call < 5; call += 1) expect((await refresh(url)).status).toBe(503);
  expect(askedCount).toBe(3);
});

test('while a peer is away, the answer asks to try again', async () => {
  const response = await refresh(await startAsking('http://127.0.0.1:9'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await response.json()).toMatchObject({ code: 'temporarily_unavailable' });
});

test('a peer with a fault of its own is away too', async () => {
  expect((await refresh(await startAsking(await startAnswering(500)))).status).toBe(503);
});

test('a peer that refuses our call shows a fault of ours', async () => {
  expect((await refresh(await startAsking(await startAnswering(422)))).status).toBe(500);
});
