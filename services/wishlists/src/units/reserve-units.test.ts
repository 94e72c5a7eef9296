import type { Wish } from '@wishbow/contracts/wishes';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { orderId, takingUnits } from '../testing/orders.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList, madeWish } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
let orders: ReturnType<typeof takingUnits>;
beforeAll(async () => {
  service = await runningWishlists();
  orders = takingUnits(service);
});
afterAll(() => service.stop());

const wishOfMaya = async (quantity = 1, form: { private?: boolean } = {}): Promise<Wish> =>
  madeWish(service, await madeList(service, service.people.maya.id, form), { quantity });

const theo = () => service.people.theo.id;
const wes = () => service.people.wes.id;
const leftFor = async (wish: Wish) => {
  const seen = await orders.wishFor(wes(), wish.id);
  return typeof seen === 'string' ? seen : seen.available_quantity;
};

test('ten buyers want the last unit: one gets it, nine learn that it is gone', async () => {
  const wish = await wishOfMaya();
  const attempts = Array.from({ length: 10 }, (_, index) => orders.reserve(theo(), wish.id, orderId(100 + index)));
  const results = await Promise.all(attempts);
  expect(results.filter((result) => result === 'reserved')).toHaveLength(1);
  expect(results.filter((result) => result === 'already_gifted')).toHaveLength(9);
  expect(await leftFor(wish)).toBe(0);
});

test('of four units three are taken, then two are too many and one is left', async () => {
  const wish = await wishOfMaya(4);
  expect(await orders.reserve(theo(), wish.id, orderId(1), 3)).toBe('reserved');
  expect(await orders.reserve(wes(), wish.id, orderId(2), 2)).toBe('already_gifted');
  expect(await leftFor(wish)).toBe(1);
  expect(await orders.reserve(wes(), wish.id, orderId(3), 1)).toBe('reserved');
});

test('an order that asks ten times takes its unit once', async () => {
  const wish = await wishOfMaya(5);
  const results = await Promise.all(Array.from({ length: 10 }, () => orders.reserve(theo(), wish.id, orderId(1))));
  expect(new Set(results)).toEqual(new Set(['reserved']));
  expect(await leftFor(wish)).toBe(4);
});

test('an order that has its unit keeps it when the list turns private', async () => {
  const list = await madeList(service, service.people.maya.id);
  const wish = await madeWish(service, list, { quantity: 3 });
  expect(await orders.reserve(wes(), wish.id, orderId(1))).toBe('reserved');
  const hide = { params: { wishListId: list.id }, body: { wishList: { private: true } } };
  const hidden = await service.asUser(service.people.maya.id)(wishlistsContract.updateWishlist, hide);
  expect(hidden.status).toBe(200);

  expect(await orders.reserve(wes(), wish.id, orderId(2))).toBe('not_found');
  expect(await orders.reserve(wes(), wish.id, orderId(1))).toBe('reserved');
});

test('a released unit can be taken by the next buyer, and releasing again frees nothing more', async () => {
  const wish = await wishOfMaya();
  await orders.reserve(theo(), wish.id, orderId(1));
  await Promise.all([orders.release(wish.id, orderId(1)), orders.release(wish.id, orderId(1))]);
  expect(await leftFor(wish)).toBe(1);
  expect(await orders.reserve(wes(), wish.id, orderId(2))).toBe('reserved');
  await orders.release(wish.id, orderId(1));
  expect(await leftFor(wish)).toBe(0);
});

test('an order that failed and is tried again may take its unit anew', async () => {
  const wish = await wishOfMaya();
  await orders.reserve(theo(), wish.id, orderId(1));
  await orders.release(wish.id, orderId(1));
  expect(await orders.reserve(theo(), wish.id, orderId(1))).toBe('reserved');
});

test('a placed order turns its units into a gift once, and the wish is fulfilled with the last of them', async () => {
  const wish = await wishOfMaya(2);
  await orders.reserve(theo(), wish.id, orderId(1));
  await orders.reserve(wes(), wish.id, orderId(2));
  expect(await orders.gift(wish.id, orderId(1))).toBe(false);
  expect(await orders.gift(wish.id, orderId(1))).toBe(false);
  expect(await orders.gift(wish.id, orderId(2))).toBe(true);
  expect(await leftFor(wish)).toBe(0);
});

test('the cancellation of a placed order takes its gift back', async () => {
  const wish = await wishOfMaya();
  await orders.reserve(theo(), wish.id, orderId(1));
  expect(await orders.gift(wish.id, orderId(1))).toBe(true);
  await orders.release(wish.id, orderId(1));
  expect(await orders.wishFor(wes(), wish.id)).toMatchObject({ fulfilled: false, available_quantity: 1 });
});

test('what was never reserved cannot be gifted', async () => {
  const wish = await wishOfMaya();
  expect(await orders.gift(wish.id, orderId(1))).toBe('not_found');
});

test('a wish that is hidden from the buyer does not exist for them', async () => {
  const wish = await wishOfMaya(1, { private: true });
  expect(await orders.wishFor(theo(), wish.id)).toMatchObject({ id: wish.id });
  expect(await orders.wishFor(wes(), wish.id)).toBe('not_found');
  expect(await orders.wishFor(service.people.priya.id, wish.id)).toBe('not_found');
  expect(await orders.reserve(wes(), wish.id, orderId(1))).toBe('not_found');
});

test('nobody gifts themself', async () => {
  const wish = await wishOfMaya();
  expect(await orders.reserve(service.people.maya.id, wish.id, orderId(1))).toBe('self_gift');
});

test('units are for our own services', async () => {
  const wish = await wishOfMaya();
  const body = { wishId: wish.id, orderId: orderId(1), buyerId: theo(), quantity: 1 };
  for (const call of ['getWishForGift', 'reserveUnits', 'releaseUnits', 'giftUnits']) {
    expect((await service.post(`/internal/${call}`, body, theo())).status).toBe(401);
  }
});

test('no reservation is torn when orders take, give and release all at once', async () => {
  const wish = await wishOfMaya(4);
  const run = async (index: number) => {
    const order = orderId(500 + index);
    if ((await orders.reserve(theo(), wish.id, order)) !== 'reserved') return 'refused';
    if (index % 3 === 0) return orders.release(wish.id, order).then(() => 'released');
    await orders.gift(wish.id, order);
    return 'gifted';
  };
  const ends = await Promise.all(Array.from({ length: 12 }, (_, index) => run(index)));
  const gifted = ends.filter((end) => end === 'gifted').length;
  expect(gifted).toBeLessThanOrEqual(4);
  expect(await leftFor(wish)).toBe(4 - gifted);
});
