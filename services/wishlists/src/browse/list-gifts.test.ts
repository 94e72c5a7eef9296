import type { UserId } from '@wishbow/contracts/wire-types';
import type { GiftedWish } from '@wishbow/contracts/wishes';
import { orderId, takingUnits } from '../testing/orders.ts';
import type { Who } from '../testing/people.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeLink, madeList } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
let orders: ReturnType<typeof takingUnits>;

/** Theo gives Maya a vase openly, an apron privately and a stool from her private list; Wes has a lamp on its way. */
beforeAll(async () => {
  service = await runningWishlists();
  orders = takingUnits(service);
  const { maya, theo, wes } = service.people;
  const [open, secret] = [await madeList(service, maya.id), await madeList(service, maya.id, { private: true })];
  const give = async (list: typeof open, title: string, number: number, isPrivate = false, quantity = 1) => {
    const wish = await madeLink(service, list, { title, quantity });
    await orders.reserve(theo.id, wish.id, orderId(number), quantity);
    await orders.gift(wish.id, orderId(number), isPrivate);
  };
  await give(open, 'Vase', 1, false, 2);
  await give(open, 'Apron', 2, true);
  await give(secret, 'Stool', 3);
  const lamp = await madeLink(service, open, { title: 'Lamp' });
  await orders.reserve(wes.id, lamp.id, orderId(4));
});
afterAll(() => service.stop());

type Viewer = Exclude<Who, 'visitor'>;
const gifts = async (path: string, username: string, who: Viewer) => {
  const { status, text } = await service.post(path, { username }, service.people[who].id);
  const wishes: GiftedWish[] = JSON.parse(text).wishes ?? [];
  const seen = wishes.map(({ title, from_user, to_user }) => [title, from_user?.username ?? null, to_user.username]);
  return { status, text, wishes, seen };
};
const received = (username: string, who: Viewer) => gifts('/api/getWishesReceived', username, who);
const given = (username: string, who: Viewer) => gifts('/api/getWishesGifted', username, who);

test('the recipient sees what came from whom, newest first, private gifts too', async () => {
  const { seen, wishes } = await received('maya', 'maya');
  expect(seen).toEqual([
    ['Stool', 'theo', 'maya'],
    ['Apron', 'theo', 'maya'],
    ['Vase', 'theo', 'maya'],
  ]);
  expect(wishes.at(-1)).toMatchObject({ gifted_quantity: 2, fulfilled: true, available_quantity: null });
});

test('the giver sees all of it on their own page', async () => {
  expect((await given('theo', 'theo')).seen).toEqual([
    ['Stool', 'theo', 'maya'],
    ['Apron', 'theo', 'maya'],
    ['Vase', 'theo', 'maya'],
  ]);
});

test.each(['wes', 'priya'] as const)(
  '%s sees that the apron was given, not by whom, and nothing of the private list',
  async (who) => {
    const theirs = await received('maya', who);
    expect(theirs.seen).toEqual([
      ['Apron', null, 'maya'],
      ['Vase', 'theo', 'maya'],
    ]);
    expect(theirs.text).not.toContain('Stool');
    expect((await given('theo', who)).seen).toEqual([['Vase', 'theo', 'maya']]);
  },
);

test('not even the recipient finds a private gift on the giver’s page', async () => {
  expect((await given('theo', 'maya')).seen).toEqual([
    ['Stool', 'theo', 'maya'],
    ['Vase', 'theo', 'maya'],
  ]);
});

test('what is on its way shows nowhere, not even to its giver', async () => {
  for (const who of ['maya', 'theo', 'wes'] as const) {
    expect((await received('maya', who)).text).not.toContain('Lamp');
    expect((await given('wes', who)).seen).toEqual([]);
  }
});

test('an ended follow hides the gift from the private list, from its giver too', async () => {
  const { theo, maya } = service.people;
  const follows = service.neighborhood.follows.get(theo.id);
  follows?.set(maya.id, 'none');
  expect((await given('theo', 'theo')).seen).toEqual([
    ['Apron', 'theo', 'maya'],
    ['Vase', 'theo', 'maya'],
  ]);
  follows?.set(maya.id, 'approved');
});

test('the gifts of a private person are for their followers', async () => {
  const { bao, theo } = service.people;
  const wish = await madeLink(service, await madeList(service, bao.id), { title: 'Quiet bowl' });
  await orders.reserve(theo.id, wish.id, orderId(7));
  await orders.gift(wish.id, orderId(7));
  expect((await received('bao', 'theo')).seen).toEqual([['Quiet bowl', 'theo', 'bao']]);
  for (const who of ['wes', 'priya', 'maya'] as const) {
    expect(JSON.parse((await received('bao', who)).text)).toEqual({ wishes: [], next_cursor: null, private: true });
    expect((await given('theo', who)).text).not.toContain('Quiet bowl');
  }
});

test('a cancelled gift is none', async () => {
  const { maya, theo } = service.people;
  const wish = await madeLink(service, await madeList(service, maya.id), { title: 'Taken back' });
  await orders.reserve(theo.id, wish.id, orderId(8));
  await orders.gift(wish.id, orderId(8));
  expect((await received('maya', 'maya')).seen[0]).toEqual(['Taken back', 'theo', 'maya']);
  await orders.release(wish.id, orderId(8));
  expect((await received('maya', 'maya')).text).not.toContain('Taken back');
});

test('nobody is unknown, and visitors are asked to log in', async () => {
  expect((await received('nobody', 'theo')).status).toBe(404);
  const visitor: UserId | undefined = undefined;
  for (const path of ['/api/getWishesReceived', '/api/getWishesGifted', '/getWishesGifted']) {
    expect((await service.post(path, { username: 'maya' }, visitor)).status).toBe(401);
  }
});
