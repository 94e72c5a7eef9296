import type { Wish } from '@wishbow/contracts/wishes';
import { type RunningWishlists, runningWishlists } from './testing/running-wishlists.ts';
import { madeLink, madeList } from './testing/stories.ts';

const NOBODY = '9'.repeat(24);

jest.setTimeout(60_000);

let service: RunningWishlists;
let wish: Wish;
beforeAll(async () => {
  service = await runningWishlists();
  wish = await madeLink(service, await madeList(service, service.people.maya.id));
});
afterAll(() => service.stop());

const maya = () => service.people.maya.id;

/** Every call that names a wish, with the body that names it. */
const callsOnWishes: [string, (id: unknown) => object][] = [
  ['/api/updateWish', (id) => ({ wish: { id } })],
  ['/updateWish', (id) => ({ wish: { id } })],
  ['/api/removeWish', (id) => ({ wish: { id } })],
  ['/api/restoreWish', (id) => ({ wish: { id } })],
  ['/api/updateItemNotes', (id) => ({ item: { id, notes: '' } })],
  ['/updateItemNotes', (id) => ({ item: { id, notes: '' } })],
  ['/api/refreshWishNotes', (id) => ({ item: { id } })],
  ['/refreshWishNotes', (id) => ({ item: { id } })],
  ['/api/increaseItemQuantity', (id) => ({ wish: { id } })],
  ['/api/decreaseItemQuantity', (id) => ({ wish: { id } })],
  ['/decreaseItemQuantity', (id) => ({ wish: { id } })],
];

describe.each(callsOnWishes)('%s', (path, bodyFor) => {
  test.each([{ $gt: '' }, ['5'.repeat(24)], 'x', 7, null, '5'.repeat(25), { $ne: null }])(
    'refuses %j for an id',
    async (id) => {
      expect((await service.post(path, bodyFor(id), maya())).status).toBe(422);
    },
  );

  test('knows no wish that does not exist, nor a list by that name', async () => {
    for (const id of [NOBODY, wish.wish_list_id]) {
      const { status, text } = await service.post(path, bodyFor(id), maya());
      expect([status, JSON.parse(text).code]).toEqual([404, 'not_found']);
    }
  });

  test('refuses what it has no word for, and JSON that is none', async () => {
    expect((await service.post(path, { ...bodyFor(wish.id), isAdmin: true }, maya())).status).toBe(422);
    const prototype = `{"__proto__":{"a":1},${JSON.stringify(bodyFor(wish.id)).slice(1)}`;
    expect((await service.post(path, prototype, maya())).status).toBe(422);
    expect((await service.post(path, '{"wish":', maya())).status).toBeLessThan(500);
  });
});

test.each([
  ['/api/getTagWishes', { tag: { $ne: '' } }],
  ['/api/getTagWishes', { tag: 'x'.repeat(101) }],
  ['/api/getTagWishes', { tag: 'studio', cursor: { $gt: '' } }],
  ['/api/getTagWishes', { tag: 'studio', cursor: 'x'.repeat(101) }],
  ['/api/getActiveWishList', { wishListId: NOBODY, cursor: 'AAAA' }],
  ['/api/refreshWishList', { wishListId: NOBODY, cursor: 'x' }],
  ['/api/getWishItems', { viewedUsername: ['maya'] }],
  ['/api/getWishesReceived', { username: 'maya', cursor: 'x' }],
  ['/api/getWishesGifted', { username: 'maya', cursor: 'AAAA' }],
  ['/api/getWishesReceived', { username: { $gt: '' } }],
  ['/getWishesGifted', { username: 7 }],
  ['/api/listHoldingWishlists', { username: 'maya', productId: '../../x' }],
  ['/api/updateWishListOrder', { wishList: { $each: [] } }],
  ['/api/updateWishListOrder', { wishList: [] }],
  ['/api/updateWishListOrder', { wishList: [{ id: NOBODY, order: 1 }] }],
  ['/api/updateWishListDescription', { wishList: { id: NOBODY, description: { $set: 1 } } }],
])('%s refuses %j', async (path, body) => {
  expect((await service.post(path, body, maya())).status).toBe(422);
});

test.each(['/api/updateWish', '/api/updateItemNotes', '/api/getRecentlyAddedItemActivities'])(
  '%s refuses another person’s id',
  async (path) => {
    const bodies: Record<string, object> = {
      '/api/updateWish': { wish: { id: wish.id, notes: 'Theirs' } },
      '/api/updateItemNotes': { item: { id: wish.id, notes: 'Theirs' } },
    };
    const { status, text } = await service.post(path, { ...bodies[path], userId: NOBODY }, maya());
    expect([status, JSON.parse(text).code]).toEqual([403, 'identity_mismatch']);
  },
);
