import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { anItem } from '@wishbow/testing/builders/item';
import { blockModel } from '../blocks/block-model.ts';
import { actsIn } from '../testing/acts.ts';
import { BAO, MAYA, PRIYA, THEO } from '../testing/people.ts';
import { HEADPHONES } from '../testing/played-things.ts';
import { recommendingIn } from '../testing/recommending.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { recommendationModel } from './recommendation-model.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { follow, bellOf } = actsIn(() => social);
const acts = recommendingIn(() => social);
const { becomeFollower, sendTeapot, sendHeadphones, openTeapotToAll, openHeadphonesToAll, recommendedTo } = acts;

const idOf = async (userId: UserId) => {
  const first = (await recommendedTo(userId)).wishes.at(0);
  if (!first) throw new Error('nothing was recommended');
  return first.wish_recommendation_id;
};

test('a wish that turned private is gone at once, and nothing of it was kept', async () => {
  await becomeFollower(MAYA, THEO);
  await sendTeapot(THEO, [MAYA]);
  const id = await idOf(MAYA);
  social.shelf.hiddenFrom.add(MAYA);
  expect(await recommendedTo(MAYA)).toEqual({ wishes: [], next_cursor: null });
  expect((await acts.refresh(MAYA, id)).status).toBe(404);
  expect(JSON.stringify(await bellOf(MAYA))).not.toContain('teapot');
  expect(JSON.stringify(await recommendationModel(social.connection).find().lean())).not.toContain('teapot');
});

test('who is not followed any more is not heard any more', async () => {
  await becomeFollower(MAYA, THEO);
  await sendHeadphones(THEO, [MAYA]);
  expect((await recommendedTo(MAYA)).wishes).toHaveLength(1);
  await social.asUser(MAYA)(relationshipsContract.unfollowUser, { body: { followedUserId: THEO } });
  expect((await recommendedTo(MAYA)).wishes).toEqual([]);
});

test('whom one has blocked is not heard any more, also where a follow has slipped past the block', async () => {
  await becomeFollower(MAYA, THEO);
  await sendHeadphones(THEO, [MAYA]);
  await blockModel(social.connection).create({ blockerId: MAYA, blockedId: THEO, blockedAt: new Date() });
  expect((await recommendedTo(MAYA)).wishes).toEqual([]);
});

test('what was removed stays away, also when it is sent again; others keep theirs', async () => {
  await becomeFollower(MAYA, THEO);
  await becomeFollower(PRIYA, THEO);
  await sendHeadphones(THEO, [MAYA, PRIYA]);
  const id = await idOf(MAYA);
  expect((await acts.remove(MAYA, id)).status).toBe(200);
  expect((await acts.remove(MAYA, id)).status).toBe(404);
  expect((await sendHeadphones(THEO, [MAYA])).status).toBe(409);
  expect((await recommendedTo(MAYA)).wishes).toEqual([]);
  expect((await recommendedTo(PRIYA)).wishes).toHaveLength(1);
});

test('what somebody else received can be neither looked at nor removed', async () => {
  await becomeFollower(MAYA, THEO);
  await becomeFollower(PRIYA, THEO);
  await sendHeadphones(THEO, [MAYA]);
  const id = await idOf(MAYA);
  for (const other of [PRIYA, BAO, THEO]) {
    expect((await acts.remove(other, id)).status).toBe(404);
    expect((await acts.refresh(other, id)).status).toBe(404);
  }
  expect((await acts.refresh(MAYA, id)).body).toMatchObject({ wish: { title: 'Over-ear headphones, cloud grey' } });
});

test('what is open to all followers reaches those who follow now or later, and tells nobody', async () => {
  await becomeFollower(MAYA, THEO);
  await follow(PRIYA, THEO);
  expect((await openTeapotToAll(THEO)).status).toBe(200);
  expect((await openHeadphonesToAll(THEO)).status).toBe(200);
  expect((await openHeadphonesToAll(THEO)).status).toBe(200);
  const titlesFor = async (userId: UserId) => (await recommendedTo(userId)).wishes.map(({ title }) => title);
  expect(await titlesFor(MAYA)).toEqual(['Over-ear headphones, cloud grey', 'Cast teapot']);
  expect(await titlesFor(PRIYA)).toEqual([]);
  await becomeFollower(BAO, THEO);
  expect(await titlesFor(BAO)).toHaveLength(2);
  expect((await bellOf(MAYA)).texts).toEqual(['theo Example approved your request']);
});

test('removing what is open to all hides it from oneself alone', async () => {
  await becomeFollower(MAYA, THEO);
  await becomeFollower(PRIYA, THEO);
  await openHeadphonesToAll(THEO);
  expect((await acts.remove(MAYA, await idOf(MAYA))).status).toBe(200);
  expect((await recommendedTo(MAYA)).wishes).toEqual([]);
  expect((await recommendedTo(PRIYA)).wishes).toHaveLength(1);
});

test('nobody recommends in another’s name, and nothing hidden is opened to all', async () => {
  social.shelf.hiddenFrom.add(THEO);
  expect((await openTeapotToAll(THEO)).status).toBe(404);
  const body = { fromUserId: MAYA, item: { product_id: HEADPHONES } };
  const asMaya = social.asUser(THEO)(recommendationsContract.recommendItem, { body });
  await expect(asMaya).rejects.toMatchObject({ status: 403 });
});

test('a visitor is recommended nothing', async () => {
  const asked = social.asVisitor(recommendationsContract.getRecommendedWishes, { body: {} });
  await expect(asked).rejects.toMatchObject({ status: 401 });
});

test('45 recommendations come newest first, page after page, without a gap', async () => {
  await becomeFollower(MAYA, THEO);
  social.shelf.items.push(
    ...Array.from({ length: 45 }, (_, index) =>
      anItem({ product_id: `WB000001${10 + index}`, title: `Thing ${index + 1}` }),
    ),
  );
  await recommendationModel(social.connection).insertMany(
    Array.from({ length: 45 }, (_, index) => ({
      fromId: THEO,
      toId: MAYA,
      kind: 'item',
      thingId: `WB000001${10 + index}`,
      removedBy: [],
      createdAt: new Date('2026-01-01T00:00:00Z'),
    })),
  );
  const first = await recommendedTo(MAYA);
  const second = await recommendedTo(MAYA, first.next_cursor);
  const third = await recommendedTo(MAYA, second.next_cursor);
  expect([first, second, third].map(({ wishes }) => wishes.length)).toEqual([20, 20, 5]);
  expect(third.next_cursor).toBeNull();
  const titles = [first, second, third].flatMap(({ wishes }) => wishes.map(({ title }) => title));
  expect(titles.at(0)).toBe('Thing 45');
  expect(new Set(titles).size).toBe(45);
});
