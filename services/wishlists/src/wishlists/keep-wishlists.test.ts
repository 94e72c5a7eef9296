import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import sharp from 'sharp';
import { orderId, takingUnits } from '../testing/orders.ts';
import type { Who } from '../testing/people.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeList, madeWish } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const maya = () => service.people.maya.id;
const idOf = (who: Who): UserId | undefined => (who === 'visitor' ? undefined : service.people[who].id);

const ask = async (method: string, path: string, body: unknown, userId: UserId | undefined = maya()) => {
  const { status, text } = await service.send(method, path, body, userId);
  return { status, body: JSON.parse(text) };
};
const update = (list: Wishlist, body: object, userId?: UserId) =>
  ask('PATCH', `/api/wishLists/${list.id}`, body, userId);
const remove = (list: Pick<Wishlist, 'id'>, userId?: UserId) =>
  ask('DELETE', `/api/wishLists/${list.id}`, undefined, userId);
const listsOf = async (userId = maya()) => {
  const answer = await service.asUser(userId)(wishlistsContract.listOwnWishlists, { body: {} });
  return answer.body.wishLists;
};
const read = async (list: Pick<Wishlist, 'id'>) => (await listsOf()).find(({ id }) => id === list.id);

const picture = async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

describe('changing a list', () => {
  test('its owner changes what is given, and everything else stays', async () => {
    const list = await madeList(service, maya(), { event: true, event_date: '2026-10-17', description: 'Old words' });
    await madeWish(service, list);
    const { status, body } = await update(list, { wishList: { name: 'Slower still' } });
    expect(status).toBe(200);
    expect(body.wishList).toMatchObject({
      id: list.id,
      name: 'Slower still',
      description: 'Old words',
      event: true,
      event_date: '2026-10-17',
      wish_count: 1,
    });
    expect(await read(list)).toEqual(body.wishList);
  });

  test('a page that was opened earlier and changes the name leaves a list private', async () => {
    const list = await madeList(service, maya(), { name: 'Kitchen' });
    await Promise.all([
      update(list, { wishList: { private: true, description: 'For friends' } }),
      update(list, { wishList: { name: 'Kitchen, slowly' } }),
    ]);
    expect(await read(list)).toMatchObject({ name: 'Kitchen, slowly', private: true, description: 'For friends' });
  });

  test('an event needs its date, whichever of the two is given', async () => {
    const plain = await madeList(service, maya());
    const event = await madeList(service, maya(), { event: true, event_date: '2026-10-17' });
    for (const answer of [
      await update(plain, { wishList: { event: true } }),
      await update(event, { wishList: { event_date: null } }),
    ]) {
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { 'wishList.event_date': ['Please add a date to the event.'] },
      ]);
    }
    expect(await read(event)).toMatchObject({ event: true, event_date: '2026-10-17' });
    expect((await update(event, { wishList: { event: false } })).body.wishList.event_date).toBeNull();
  });

  test('its cover is replaced, kept and taken away', async () => {
    const list = await madeList(service, maya());
    const wishList = { name: 'With cover' };
    const replaced = await update(list, { wishList, image: await picture() });
    expect(replaced.body.wishList.image).toMatch(/^\/media\/wishlists\/[0-9a-f]{64}$/);
    expect((await update(list, { wishList })).body.wishList.image).toBe(replaced.body.wishList.image);
    expect((await update(list, { wishList, image: null })).body.wishList.image).toBeNull();
  });

  test.each([
    ['no name', { wishList: { name: '' } }, 'wishList.name', 'Please add a name.'],
    [
      'a picture that is none',
      { wishList: { name: 'A' }, image: 'data:image/png;base64,aGVsbG8=' },
      'image',
      'Image only',
    ],
  ])('with %s nothing changes', async (_what, body, field, text) => {
    const list = await madeList(service, maya(), { name: 'As it was' });
    const answer = await update(list, body);
    expect([answer.status, answer.body.errors[field]]).toEqual([422, [text]]);
    expect(await read(list)).toMatchObject({ name: 'As it was', image: null });
  });

  test('its description is changed in place, 300 emoji long and no longer', async () => {
    const list = await madeList(service, maya(), { name: 'Keeps its name' });
    const describe = (description: string) =>
      ask('POST', '/api/updateWishListDescription', { wishList: { id: list.id, description } });
    expect((await describe('🎁'.repeat(300))).body.wishList).toMatchObject({
      name: 'Keeps its name',
      description: '🎁'.repeat(300),
    });
    expect((await describe('🎁'.repeat(301))).status).toBe(422);
  });
});

describe('somebody else’s list', () => {
  const changes = (list: Wishlist, userId: UserId | undefined) =>
    Promise.all([
      ask('PATCH', `/api/wishLists/${list.id}`, { wishList: { name: 'Mine now' } }, userId),
      remove(list, userId),
      ask('POST', '/api/updateWishListDescription', { wishList: { id: list.id, description: 'Mine now' } }, userId),
    ]).then((answers) => answers.map(({ status }) => status));

  test.each([
    ['wes', 403, 404],
    ['priya', 403, 404],
    ['theo', 403, 403],
  ] as const)('%s may not change it: %i where it is open, %i where it is private', async (who, open, hidden) => {
    const lists = [await madeList(service, maya()), await madeList(service, maya(), { private: true })] as const;
    const before = await listsOf();
    expect(await changes(lists[0], idOf(who))).toEqual([open, open, open]);
    expect(await changes(lists[1], idOf(who))).toEqual([hidden, hidden, hidden]);
    expect(await listsOf()).toEqual(before);
  });

  test('a visitor is asked to log in', async () => {
    const list = await madeList(service, maya());
    const { status } = await service.send('DELETE', `/api/wishLists/${list.id}`, undefined);
    expect(status).toBe(401);
  });

  test.each(['9'.repeat(24), '1;drop', '%00'])('there is no list %s to delete', async (id) => {
    const { status } = await service.send('DELETE', `/api/wishLists/${id}`, undefined, maya());
    expect([404, 422]).toContain(status);
  });
});

describe('the order of lists', () => {
  const order = (ids: readonly string[], userId = service.people.theo.id) =>
    ask('POST', '/api/updateWishListOrder', { wishList: ids.map((id) => ({ id })) }, userId);
  let ids: string[];
  beforeAll(async () => {
    const { theo } = service.people;
    const made = [];
    for (const name of ['One', 'Two', 'Three']) made.push(await madeList(service, theo.id, { name }));
    ids = made.map(({ id }) => id);
  });
  const names = async () => (await listsOf(service.people.theo.id)).map(({ name }) => name);

  test('is the owner’s to choose', async () => {
    const [one = '', two = '', three = ''] = ids;
    const { body } = await order([three, one, two]);
    expect(body.wishLists.map(({ name }: Wishlist) => name)).toEqual(['Three', 'One', 'Two']);
    expect(await names()).toEqual(['Three', 'One', 'Two']);
  });

  test('names every own list once, or stays', async () => {
    const [one = '', two = '', three = ''] = ids;
    const before = await names();
    const ofMaya = await madeList(service, maya());
    for (const wrong of [
      [one, two],
      [one, two, two],
      [one, two, three, three],
      [one, two, ofMaya.id],
      [one, two, three, ofMaya.id],
    ]) {
      expect((await order(wrong)).status).toBe(422);
    }
    expect(await names()).toEqual(before);
  });

  test('comes out whole when two windows set it at once', async () => {
    const [one = '', two = '', three = ''] = ids;
    await Promise.all([order([one, two, three]), order([three, two, one])]);
    expect([
      ['One', 'Two', 'Three'],
      ['Three', 'Two', 'One'],
    ]).toContainEqual(await names());
  });
});

describe('deleting a list', () => {
  test('takes its wishes along', async () => {
    const list = await madeList(service, maya());
    const wish = await madeWish(service, list);
    expect((await remove(list)).status).toBe(200);
    expect(await read(list)).toBeUndefined();
    expect((await ask('POST', '/api/refreshWish', { wish: { id: wish.id } })).status).toBe(404);
    expect((await ask('POST', '/api/restoreWish', { wish: { id: wish.id } })).status).toBe(404);
    expect((await remove(list)).status).toBe(404);
  });

  test('answers the same whether or not something on it was taken', async () => {
    const orders = takingUnits(service);
    const [plain, taken] = [await madeList(service, maya()), await madeList(service, maya())];
    await madeWish(service, plain);
    const wish = await madeWish(service, taken, { quantity: 2 });
    await madeFund(service, taken);
    await orders.reserve(service.people.theo.id, wish.id, orderId(1));
    await orders.reserve(service.people.wes.id, wish.id, orderId(2));
    await orders.gift(wish.id, orderId(2));
    expect(await remove(taken)).toEqual(await remove(plain));
    expect(await orders.gift(wish.id, orderId(1))).toBe(true);
  });

  test('nothing is told before the removals are finished', async () => {
    const list = await madeList(service, maya());
    const { id } = await madeWish(service, list);
    await remove(list);
    const told = await outboxModel(service.connection).find({ aggregateId: id }).lean();
    expect(told.map(({ type }) => type)).toEqual(['wishlists.wish_added']);
  });
});
