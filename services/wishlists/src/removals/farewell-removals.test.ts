import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { subscribersOf } from '@wishbow/service/outbox/subscriptions';
import { collecting } from '../testing/contributions.ts';
import { orderId, takingUnits } from '../testing/orders.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeList, madeWish } from '../testing/stories.ts';
import { mongoHeldUnitsRepository } from '../units/held-units-repository.ts';
import { mongoReservationRepository } from '../units/reservation-repository.ts';
import { wishlistModel } from '../wishlists/wishlist-model.ts';
import { finishRemovals } from './finish-removals.ts';
import { mongoRemovedWishRepository } from './removed-wish-repository.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const removalsAreFinished = () => {
  const { connection, now } = service;
  return finishRemovals({
    connection,
    now,
    removedWishes: mongoRemovedWishRepository(connection),
    reservations: mongoReservationRepository(connection),
    heldUnits: mongoHeldUnitsRepository(connection),
  })();
};

test('when a person is deleted their lists go, and what was chipped in to their funds can go back', async () => {
  const { maya, bao, theo } = service.people;
  const orders = takingUnits(service);
  const { reserve, count } = collecting(() => service);
  const [first, second] = [await madeList(service, maya.id), await madeList(service, maya.id, { private: true })];
  const fund = await madeFund(service, first, { price: 10_000 });
  const teapot = await madeWish(service, second);
  const ofBao = await madeFund(service, await madeList(service, bao.id), { price: 5_000 });
  expect(await reserve(theo.id, fund.id, 1, 60)).toBe('reserved');
  expect(await count(fund.id, 1)).toBe('counted');
  expect(await orders.reserve(theo.id, teapot.id, orderId(1))).toBe('reserved');

  await service.hear('accounts.person_deleted', { userId: maya.id });
  await service.hear('accounts.person_deleted', { userId: maya.id });
  await removalsAreFinished();

  const seen = (id: typeof fund.id) =>
    service
      .asUser(theo.id)(wishesContract.refreshWish, { body: { wish: { id } } })
      .then(({ status }) => status);
  expect([await seen(fund.id), await seen(teapot.id), await seen(ofBao.id)]).toEqual([404, 404, 200]);
  expect(await wishlistModel(service.connection).countDocuments({ ownerId: maya.id })).toBe(0);
  const told = await outboxModel(service.connection).find({ type: 'wishlists.wish_removed' }).lean();
  expect(told).toHaveLength(2);
  const payloads = told.map(({ payload }) => payload);
  expect(payloads).toContainEqual(expect.objectContaining({ wishId: fund.id, isFund: true }));
  const takenBy = [expect.objectContaining({ orderId: orderId(1), buyerId: theo.id })];
  expect(payloads).toContainEqual(expect.objectContaining({ wishId: teapot.id, isFund: false, takenBy }));
});

test('the wishlists service is told when a person is deleted', () => {
  expect(subscribersOf('accounts.person_deleted')).toContain('wishlists');
});
