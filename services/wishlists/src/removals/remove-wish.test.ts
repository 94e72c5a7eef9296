import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { orderId, takingUnits } from '../testing/orders.ts';
import type { Who } from '../testing/people.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeList, madeWish } from '../testing/stories.ts';
import { mongoHeldUnitsRepository } from '../units/held-units-repository.ts';
import { mongoReservationRepository } from '../units/reservation-repository.ts';
import { finishRemovals } from './finish-removals.ts';
import { mongoRemovedWishRepository } from './removed-wish-repository.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
let orders: ReturnType<typeof takingUnits>;
beforeAll(async () => {
  service = await runningWishlists();
  orders = takingUnits(service);
});
afterAll(() => service.stop());

const maya = () => service.people.maya.id;
const theo = () => service.people.theo.id;

const ask = async (path: string, body: object, userId: UserId | undefined = maya()) => {
  const { status, text } = await service.post(path, body, userId);
  return { status, body: JSON.parse(text) };
};
const remove = ({ id }: Wish, userId?: UserId) => ask('/api/removeWish', { wish: { id } }, userId);
const restore = ({ id }: Wish, userId?: UserId) => ask('/api/restoreWish', { wish: { id } }, userId);
const onList = async ({ wish_list_id }: Wish) => {
  const { body } = await ask('/api/getActiveWishList', { wishListId: wish_list_id });
  return [...body.wishes, ...body.gifted].map(({ id }: Wish) => id);
};
const isThere = async (wish: Wish) => (await onList(wish)).includes(wish.id);
const aWish = async (wished: { quantity?: number } = {}, form: { private?: boolean } = {}) =>
  madeWish(service, await madeList(service, maya(), form), wished);

/** The loop's turn after the minute has passed. */
const afterAMinute = () => {
  service.passTime(60);
  const { connection, now } = service;
  return finishRemovals({
    connection,
    now,
    removedWishes: mongoRemovedWishRepository(connection),
    reservations: mongoReservationRepository(connection),
    heldUnits: mongoHeldUnitsRepository(connection),
  })();
};
/** What became of it since it was added. */
const toldOf = ({ id }: Wish) =>
  outboxModel(service.connection)
    .find({ aggregateId: id, type: { $ne: 'wishlists.wish_added' } })
    .lean();

test('a removed wish is gone from everywhere at once', async () => {
  const wish = await aWish();
  expect(await remove(wish)).toEqual({ status: 200, body: {} });
  expect(await isThere(wish)).toBe(false);
  expect((await ask('/api/refreshWish', { wish: { id: wish.id } }, theo())).status).toBe(404);
  expect(await orders.wishFor(theo(), wish.id)).toBe('not_found');
  expect(await orders.reserve(theo(), wish.id, orderId(1))).toBe('not_found');
});

test('within the minute it comes back as it was', async () => {
  const wish = await aWish({ quantity: 3 });
  await remove(wish);
  expect(await restore(wish)).toEqual({ status: 200, body: { wish } });
  expect(await isThere(wish)).toBe(true);
  expect(await orders.reserve(theo(), wish.id, orderId(2))).toBe('reserved');
});

test('two clicks remove once and restore once', async () => {
  const wish = await aWish();
  const removed = await Promise.all([remove(wish), remove(wish), remove(wish)]);
  expect(removed.map(({ status }) => status)).toEqual([200, 200, 200]);
  const restored = await Promise.all([restore(wish), restore(wish)]);
  expect(restored.map(({ status }) => status)).toEqual([200, 200]);
  expect(await onList(wish)).toEqual([wish.id]);
});

test('after the minute it stays gone', async () => {
  const wish = await aWish();
  await remove(wish);
  service.passTime(60);
  expect((await restore(wish)).status).toBe(404);
  await afterAMinute();
  expect((await restore(wish)).status).toBe(404);
});

test('meanwhile wished for anew, it cannot come back a second time', async () => {
  const wish = await aWish();
  await remove(wish);
  await madeWish(service, { id: wish.wish_list_id, user_id: maya() });
  expect(await restore(wish)).toMatchObject({ status: 409, body: { code: 'already_on_list' } });
});

test('with its list it is gone for good', async () => {
  const wish = await aWish();
  await remove(wish);
  await service.send('DELETE', `/api/wishLists/${wish.wish_list_id}`, undefined, maya());
  expect((await restore(wish)).status).toBe(404);
});

test('who took it is told once, after the minute, and the owner is not', async () => {
  const [plain, taken] = [await aWish(), await aWish({ quantity: 2 })];
  await orders.reserve(theo(), taken.id, orderId(10));
  await orders.reserve(service.people.wes.id, taken.id, orderId(11));
  await orders.gift(taken.id, orderId(11));
  expect(await remove(taken)).toEqual(await remove(plain));
  expect(await toldOf(taken)).toEqual([]);

  await afterAMinute();
  await afterAMinute();
  const [event, ...more] = await toldOf(taken);
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    type: 'wishlists.wish_removed',
    waitingFor: ['social', 'orders'],
    payload: {
      wishId: taken.id,
      ownerId: maya(),
      title: 'Cast teapot with infuser, 37 oz',
      isFund: false,
      takenBy: [
        { orderId: orderId(10), buyerId: theo(), quantity: 1, state: 'reserved' },
        { orderId: orderId(11), buyerId: service.people.wes.id, quantity: 1, state: 'gifted' },
      ],
    },
  });
});

test('a removed fund says so, for those who know who chipped in', async () => {
  const fund = await madeFund(service, await madeList(service, maya()));
  await remove(fund);
  await afterAMinute();
  expect(await toldOf(fund)).toMatchObject([{ payload: { wishId: fund.id, isFund: true, takenBy: [] } }]);
});

test('of a wish put back nobody is told', async () => {
  const wish = await aWish();
  await remove(wish);
  await restore(wish);
  await afterAMinute();
  expect(await toldOf(wish)).toEqual([]);
  expect(await isThere(wish)).toBe(true);
});

test('an order placed during the minute counts when the wish comes back', async () => {
  const wish = await aWish();
  await orders.reserve(theo(), wish.id, orderId(20));
  await remove(wish);
  expect(await orders.gift(wish.id, orderId(20))).toBe(true);
  expect((await restore(wish)).body.wish).toMatchObject({ id: wish.id, fulfilled: true });
  await orders.release(wish.id, orderId(20));
  expect(await orders.wishFor(theo(), wish.id)).toMatchObject({ fulfilled: false, available_quantity: 1 });
});

test('an order placed after the minute is still a placed order', async () => {
  const wish = await aWish();
  await orders.reserve(theo(), wish.id, orderId(21));
  await remove(wish);
  await afterAMinute();
  expect(await orders.gift(wish.id, orderId(21))).toBe(true);
});

test('of a removal and a reservation at the same moment one comes second', async () => {
  for (let round = 0; round < 10; round += 1) {
    const wish = await aWish();
    const [taken, removed] = await Promise.all([orders.reserve(theo(), wish.id, orderId(100 + round)), remove(wish)]);
    expect(removed.status).toBe(200);
    await afterAMinute();
    const [event] = await toldOf(wish);
    const isTold = JSON.stringify(event?.payload.takenBy) !== '[]';
    expect([taken, isTold]).toEqual(taken === 'reserved' ? ['reserved', true] : ['not_found', false]);
  }
});

describe('somebody else’s wish', () => {
  test.each([
    ['wes', 403, 404],
    ['priya', 403, 404],
    ['theo', 403, 403],
  ] as const)('%s may not remove it: %i where it is open, %i where it is private', async (who, open, hidden) => {
    const userId = service.people[who as Exclude<Who, 'visitor'>].id;
    const [onOpen, onPrivate] = [await aWish(), await aWish({}, { private: true })];
    expect([(await remove(onOpen, userId)).status, (await remove(onPrivate, userId)).status]).toEqual([open, hidden]);
    expect([await isThere(onOpen), await isThere(onPrivate)]).toEqual([true, true]);
  });

  test('nobody but the owner puts it back', async () => {
    const wish = await aWish();
    await remove(wish);
    expect((await restore(wish, theo())).status).toBe(404);
    expect(await isThere(wish)).toBe(false);
  });

  test('a visitor is asked to log in', async () => {
    expect((await service.post('/api/removeWish', { wish: { id: '9'.repeat(24) } })).status).toBe(401);
  });
});
