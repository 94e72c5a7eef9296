import { seenWishesInternalContract } from '@wishbow/contracts/seen-wishes-contract';
import { type UserId, WishId } from '@wishbow/contracts/wire-types';
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

test('people are not told by this call, only services', async () => {
  const { wes } = service.people;
  const body = { viewerId: wes.id, wishIds: [] };
  expect((await service.post('/internal/listSeenWishes', body, wes.id)).status).toBe(401);
});
