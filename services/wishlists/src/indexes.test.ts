import { orderId, takingUnits } from './testing/orders.ts';
import { type RunningWishlists, runningWishlists } from './testing/running-wishlists.ts';
import { madeFund, madeLink, madeList, madeWish } from './testing/stories.ts';
import { watchQueries } from './testing/watched-queries.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

test('every call finds what it reads through an index', async () => {
  const { maya, theo } = service.people;
  const list = await madeList(service, maya.id);
  const other = await madeList(service, maya.id);
  const wish = await madeWish(service, list, { notes: '#studio' });
  const link = await madeLink(service, list, { notes: '#studio' });
  await madeFund(service, list);
  const orders = takingUnits(service);
  const queries = watchQueries(service.connection);

  await orders.reserve(theo.id, wish.id, orderId(1));
  await orders.gift(wish.id, orderId(1));
  await orders.reserve(theo.id, link.id, orderId(2));
  await orders.release(link.id, orderId(2));
  const calls: [string, object][] = [
    ['/api/getUserWishLists', {}],
    ['/api/getViewedUserWishLists', { username: 'maya' }],
    ['/api/getActiveWishList', { wishListId: list.id }],
    ['/api/updateWishListOrder', { wishList: [{ id: other.id }, { id: list.id }] }],
    ['/api/createWish', { wish: { product_id: wish.product_id }, selectedWishListIds: [list.id, other.id] }],
    ['/api/updateWish', { wish: { id: link.id, notes: '#kiln' }, wishListId: other.id }],
    ['/api/increaseItemQuantity', { wish: { id: link.id } }],
    ['/api/getTagWishes', { tag: 'kiln' }],
    ['/api/getWishItems', { viewedUsername: 'maya' }],
    ['/api/getRecentlyAddedItemActivities', {}],
    ['/api/getWishesReceived', { username: 'maya' }],
    ['/api/getWishesGifted', { username: 'theo' }],
    ['/api/listHoldingWishlists', { username: 'maya', productId: wish.product_id }],
    ['/api/removeWish', { wish: { id: link.id } }],
    ['/api/restoreWish', { wish: { id: link.id } }],
  ];
  for (const [path, body] of calls) expect(await service.post(path, body, maya.id)).not.toMatchObject({ status: 500 });
  await service.post('/api/getRecentlyAddedItemActivities', {}, theo.id);
  await service.send('DELETE', `/api/wishLists/${list.id}`, undefined, maya.id);

  const { searched, unindexed } = await queries();
  expect(searched).toBeGreaterThan(10);
  expect(unindexed).toEqual([]);
});
