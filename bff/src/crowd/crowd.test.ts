import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { request as send } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { listen } from '@wishbow/service/listen';
import { createLogger } from '@wishbow/service/logging/logger';
import express, { type Response } from 'express';
import { refuseCrowd } from './refuse-crowd.ts';
import { turnAway } from './turn-away.ts';
import { createTurnstile } from './turnstile.ts';
import { visitsOf } from './visits-of.ts';

const LIMITS = { most: 3, mostOfOne: 2, mostWaiting: { paying: 2, other: 1 }, mostInBurst: 1, mostSending: 1 };

const ORDERS = '/api/getOrders';

const COMMENTS = '/api/getComments';

/** Who a request says it is, known to whatever is done for it. */
const caller = new AsyncLocalStorage<string | undefined>();

/** A site with room for three calls, two of one service, that answers each when it is told to. */
async function crowdedSite() {
  const asked: { path: string; response: Response; caller: string | undefined }[] = [];
  const begun: string[] = [];
  const refused: [method: string, status: number][] = [];
  const crowd = { turnstile: createTurnstile(LIMITS), visitOf: visitsOf(ALL_ENDPOINTS) };
  const app = express();
  app.use((request, _response, next) => {
    begun.push(request.path);
    caller.run(request.get('x-caller'), next);
  });
  app.use(refuseCrowd(crowd.turnstile, crowd.visitOf));
  app.use((request, response) => {
    asked.push({ path: request.path, response, caller: caller.getStore() });
  });
  const door = turnAway(
    {
      ...crowd,
      headers: [['x-content-type-options', 'nosniff']],
      noteRefusal: (...refusal) => refused.push(refusal),
      logger: createLogger('bff', 'silent'),
    },
    app,
  );
  const site = await listen(door, 0);
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await turn();
  };
  return {
    asked,
    begun,
    refused,
    url: site.url,
    call: (path: string, from = 'somebody') =>
      fetch(site.url + path, { method: 'POST', headers: { 'x-caller': from } }),
    untilAsked: (count: number) => until(() => asked.length === count),
    stop: async () => {
      for (const { response } of asked) response.end();
      await site.stop();
    },
  };
}

let site: Awaited<ReturnType<typeof crowdedSite>>;
beforeEach(async () => {
  site = await crowdedSite();
});
afterEach(() => site.stop());

test('whoever finds no room, not even to wait, is told at once to come back, and nothing is begun for them', async () => {
  const served = [ORDERS, ORDERS].map((path) => site.call(path));
  await site.untilAsked(2);
  const answers = [site.call(ORDERS), site.call(ORDERS)];
  const refused = await Promise.race(answers);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  const requestId = refused.headers.get('x-request-id');
  expect(await refused.json()).toMatchObject({ code: 'temporarily_unavailable', request_id: requestId });
  expect([site.begun.length, site.refused]).toEqual([3, [['POST', 503]]]);
  site.asked[0]?.response.end();
  await site.untilAsked(3);
  for (const { response } of site.asked) response.end();
  const statuses = (await Promise.all([...served, ...answers])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 503]);
});

test('whoever has waited is served as themself, not as whoever has made room for them', async () => {
  const calls = ['first', 'second'].map((from) => site.call(ORDERS, from));
  await site.untilAsked(2);
  calls.push(...[1, 2].map(() => site.call(ORDERS, 'somebody who waits')));
  expect((await Promise.race(calls)).status).toBe(503);
  for (const { response } of site.asked) response.end();
  await site.untilAsked(3);
  site.asked[2]?.response.end();
  await Promise.all(calls);
  expect(site.asked.map((one) => one.caller).toSorted()).toEqual(['first', 'second', 'somebody who waits']);
});

test('a service that hangs leaves room for the others, and open pages need none', async () => {
  const calls = [ORDERS, ORDERS].map((path) => site.call(path));
  await site.untilAsked(2);
  calls.push(site.call(COMMENTS));
  await site.untilAsked(3);
  calls.push(site.call('/api/events'), site.call('/'));
  await site.untilAsked(5);
  for (const { response } of site.asked) response.end();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('whoever sends a little now and then keeps nobody else out, and one more of them is turned away', async () => {
  const slow = ['/api/createComment', '/api/createWish', '/api/followUser'].map((path) =>
    send(site.url + path, { method: 'POST', headers: { 'content-length': '1000' } }),
  );
  const answered = slow.map((one) => once(one, 'response').then(([{ statusCode }]) => statusCode));
  for (const one of slow) one.on('error', () => undefined).write('{');
  expect(await Promise.race(answered)).toBe(503);
  const quick = fetch(`${site.url}/api/createList`, { method: 'POST', body: '{}' });
  await site.untilAsked(2);
  for (const { response } of site.asked) response.end();
  expect((await quick).status).toBe(200);
  for (const one of slow) one.destroy();
});

test.each(['/API/getOrders', '/api/getOrders/'])('%s is no way around the line', async (path) => {
  const served = [ORDERS, ORDERS].map((each) => site.call(each));
  await site.untilAsked(2);
  const refused = await Promise.race([site.call(path), site.call(path)]);
  expect(refused.status).toBe(503);
  for (const { response } of site.asked) response.end();
  await site.untilAsked(3);
  await Promise.all(served);
});
