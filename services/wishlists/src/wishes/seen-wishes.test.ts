import { seenWishesInternalContract, seenWishlistsInternalContract } from '@wishbow/contracts/seen-wishes-contract';
import { type UserId, WishId } from '@wishbow/contracts/wire-types';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList, madeWish } from '../testing/stories.ts';

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const unknownWish = WishId.parse('0'.repeat(24));

test('of many wishes, each person and each visitor is shown those they may see', async () => {
  const { maya, theo, priya, wes } = service.people;
  const open = await madeWish(service, await madeList(service, maya.id));
  const hidden = await madeWish(service, await madeList(service, maya.id, { private: true }));
  const seenBy = async (viewerId: UserId | null) => {
    const body = { viewerId, wishIds: [open.id, hidden.id, unknownWish] };
    const answer = await service.asService('social')(seenWishesInternalContract.listSeenWishes, { body });
    return answer.body.wishes.map(({ id }) => id).toSorted();
  };
  expect(await seenBy(theo.id)).toEqual([open.id, hidden.id].toSorted());
  expect(await seenBy(priya.id)).toEqual([open.id]);
  expect(await seenBy(wes.id)).toEqual([open.id]);
  expect(await seenBy(null)).toEqual([open.id]);
});

test('lists are told in the same way, with how much hangs on them; of those that are hidden not even a stub', async () => {
  const { maya, theo, wes } = service.people;
  const open = await madeList(service, maya.id, { name: 'Kitchen, slowly' });
  const hidden = await madeList(service, maya.id, { private: true });
  await madeWish(service, open);
  const seenBy = async (viewerId: UserId | null) => {
    const body = { viewerId, wishlistIds: [open.id, hidden.id] };
    const answer = await service.asService('social')(seenWishlistsInternalContract.listSeenWishlists, { body });
    return answer.body.wishlists.toSorted((left, right) => left.order - right.order);
  };
  expect(await seenBy(theo.id)).toMatchObject([{ name: 'Kitchen, slowly', wish_count: 1 }, { private: true }]);
  expect(await seenBy(wes.id)).toMatchObject([{ id: open.id }]);
  expect(await seenBy(null)).toMatchObject([{ id: open.id }]);
});

test('that a list begins and ends is told to other services', async () => {
  const { maya } = service.people;
  const list = await madeList(service, maya.id);
  await service.send('DELETE', `/api/wishLists/${list.id}`, undefined, maya.id);
  const told = outboxModel(service.connection).find({ aggregateId: list.id }).sort({ sequence: 1 });
  expect(await told.lean()).toMatchObject([
    { type: 'wishlists.wishlist_created', payload: { wishlistId: list.id, ownerId: maya.id }, waitingFor: ['social'] },
    { type: 'wishlists.wishlist_deleted', payload: { wishlistId: list.id, ownerId: maya.id } },
  ]);
});

test('people are not told by this call, only services', async () => {
  const { wes } = service.people;
  const body = { viewerId: wes.id, wishIds: [] };
  expect((await service.post('/internal/listSeenWishes', body, wes.id)).status).toBe(401);
});
