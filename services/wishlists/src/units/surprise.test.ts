import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { orderId, takingUnits } from '../testing/orders.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList, madeWish } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
let orders: ReturnType<typeof takingUnits>;
let list: Wishlist;
let wish: Wish;

beforeAll(async () => {
  service = await runningWishlists();
  orders = takingUnits(service);
  list = await madeList(service, service.people.maya.id);
  wish = await madeWish(service, list, { quantity: 2, notes: '#studio' });
});
afterAll(() => service.stop());

/** Everything one person, or somebody signed out, can read of the list and the wish, byte by byte but for the number of a request. */
const everythingSeenBy = async (viewerId: UserId | undefined) => {
  const reads: [string, object][] = [
    ['/api/getUserWishLists', {}],
    ['/api/getViewedUserWishLists', { username: 'maya' }],
    ['/api/getActiveWishList', { wishListId: list.id }],
    ['/api/refreshWishList', { wishListId: list.id }],
    ['/api/refreshWish', { wish: { id: wish.id } }],
    ['/api/refreshWishNotes', { item: { id: wish.id } }],
    ['/api/getWishItems', { viewedUsername: 'maya' }],
    ['/api/getTagWishes', { tag: 'studio' }],
    ['/api/getWishesReceived', { username: 'maya' }],
    ['/api/getWishesGifted', { username: 'theo' }],
    ['/api/listHoldingWishlists', { username: 'maya', productId: wish.product_id }],
    ['/api/updateItemNotes', { item: { id: wish.id, notes: wish.notes } }],
    ['/api/updateWish', { wish: { id: wish.id, quantity: 2 } }],
    ['/api/createWish', { wish: { product_id: wish.product_id }, selectedWishListIds: [list.id] }],
  ];
  const answers = [];
  for (const [path, body] of reads) answers.push((await service.post(path, body, viewerId)).text);
  return answers.join('\n').replaceAll(/"request_id":"[^"]+"/g, '');
};

test('until the order is placed, nothing the owner can read changes, signed in or out; then it does', async () => {
  const { maya, theo } = service.people;
  const before = await everythingSeenBy(maya.id);
  const beforeSignedOut = await everythingSeenBy(undefined);
  const expectNothingNew = async () => {
    expect(await everythingSeenBy(maya.id)).toBe(before);
    expect(await everythingSeenBy(undefined)).toBe(beforeSignedOut);
  };

  await orders.reserve(theo.id, wish.id, orderId(1));
  await expectNothingNew();

  await orders.release(wish.id, orderId(1));
  await orders.reserve(theo.id, wish.id, orderId(2), 2);
  await expectNothingNew();

  await orders.gift(wish.id, orderId(2));
  const after = await service.post('/api/getActiveWishList', { wishListId: list.id }, maya.id);
  expect(JSON.parse(after.text)).toMatchObject({
    wishList: { wish_count: 0, gifted_count: 1 },
    wishes: [],
    gifted: [{ id: wish.id, fulfilled: true }],
  });
});

test('other givers see at once how many are left', async () => {
  const other = await madeWish(service, await madeList(service, service.people.maya.id), { quantity: 3 });
  await orders.reserve(service.people.theo.id, other.id, orderId(3), 2);
  expect(await orders.wishFor(service.people.wes.id, other.id)).toMatchObject({
    available_quantity: 1,
    fulfilled: false,
  });
});
