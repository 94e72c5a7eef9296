import { ProductId } from '@wishbow/contracts/items';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { actsIn } from '../testing/acts.ts';
import { BAO, MAYA, NOBODY, PRIYA, THEO } from '../testing/people.ts';
import { TEAPOT_WISH } from '../testing/played-things.ts';
import { recommendingIn } from '../testing/recommending.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { follow, bellOf } = actsIn(() => social);
const { becomeFollower, sendTeapot, sendHeadphones, recommendedTo } = recommendingIn(() => social);

/** What somebody's bell tells of recommendations. */
const heardBy = async (userId: UserId) =>
  (await bellOf(userId)).notifications.filter(({ kind }) => kind.endsWith('_recommended'));

test('a follower hears of a wish at once, with the words that came along', async () => {
  await becomeFollower(MAYA, THEO);
  expect((await sendTeapot(THEO, [MAYA], 'For the studio')).status).toBe(200);
  expect((await recommendedTo(MAYA)).wishes).toMatchObject([
    { id: TEAPOT_WISH, title: 'Cast teapot', message: 'For the studio', recommendedByUser: { username: 'theo' } },
  ]);
  expect(await heardBy(MAYA)).toMatchObject([
    {
      text: 'theo Example recommended a wish to you',
      url: '/item?id=111111111111111111111111',
      extra_info: 'For the studio',
      image: null,
    },
  ]);
});

test('a follower hears of a product by its name', async () => {
  await becomeFollower(MAYA, THEO);
  expect((await sendHeadphones(THEO, [MAYA])).status).toBe(200);
  expect((await recommendedTo(MAYA)).wishes).toMatchObject([{ product_id: 'WB00000001', price: 12_900, message: '' }]);
  expect(await heardBy(MAYA)).toMatchObject([
    {
      text: 'theo Example recommended Over-ear headphones, cloud grey to you',
      url: '/item?product=WB00000001',
      extra_info: null,
    },
  ]);
});

test('strangers, people who wait to be approved, people one follows oneself, and oneself are no followers', async () => {
  await follow(PRIYA, THEO);
  await becomeFollower(THEO, MAYA);
  for (const receiver of [BAO, PRIYA, MAYA, THEO, NOBODY]) {
    expect(await sendHeadphones(THEO, [receiver])).toMatchObject({
      status: 422,
      body: { errors: { selectedUserIds: ['You can recommend only to people who follow you.'] } },
    });
  }
  expect(await heardBy(PRIYA)).toEqual([]);
});

test('one who may not hear of it keeps it from all who were chosen with them', async () => {
  await becomeFollower(MAYA, THEO);
  expect((await sendHeadphones(THEO, [MAYA, PRIYA])).status).toBe(422);
  expect((await recommendedTo(MAYA)).wishes).toEqual([]);
});

test('a wish goes to nobody who may not see it, nor to whoever wished for it', async () => {
  await becomeFollower(MAYA, THEO);
  await becomeFollower(BAO, THEO);
  social.shelf.hiddenFrom.add(MAYA);
  expect((await sendTeapot(THEO, [MAYA])).status).toBe(403);
  expect((await sendTeapot(THEO, [BAO])).status).toBe(422);
  expect(await heardBy(MAYA)).toEqual([]);
  expect(await heardBy(BAO)).toEqual([]);
});

test('nobody recommends what they may not see themselves, or what is not there', async () => {
  await becomeFollower(MAYA, THEO);
  social.shelf.hiddenFrom.add(THEO);
  expect((await sendTeapot(THEO, [MAYA])).status).toBe(404);
  const body = { selectedUserIds: [MAYA], item: { product_id: ProductId.parse('WB99999999') } };
  expect((await social.asUser(THEO)(recommendationsContract.sendRecommendation, { body })).status).toBe(404);
});

test('the same follower named twice is one follower, and new ones still hear of it', async () => {
  await becomeFollower(MAYA, THEO);
  await becomeFollower(PRIYA, THEO);
  expect((await sendHeadphones(THEO, [MAYA, MAYA])).status).toBe(200);
  expect((await sendHeadphones(THEO, [MAYA])).status).toBe(409);
  expect((await sendHeadphones(THEO, [MAYA, PRIYA])).status).toBe(200);
  expect(await heardBy(MAYA)).toHaveLength(1);
  expect(await heardBy(PRIYA)).toHaveLength(1);
});

test('a hundred sends are one notification, and the hundredth is refused for now', async () => {
  await becomeFollower(MAYA, THEO);
  const statuses: number[] = [];
  for (let sent = 0; sent < 100; sent += 1) statuses.push((await sendHeadphones(THEO, [MAYA])).status);
  expect(statuses.slice(0, 2)).toEqual([200, 409]);
  expect(statuses.at(-1)).toBe(429);
  expect(await heardBy(MAYA)).toHaveLength(1);
});

test('words have an end, somebody must be chosen, and a visitor signs in first', async () => {
  await becomeFollower(MAYA, THEO);
  expect((await sendHeadphones(THEO, [MAYA], 'x'.repeat(301))).status).toBe(422);
  expect((await sendHeadphones(THEO, [])).status).toBe(422);
  const body = { selectedUserIds: [MAYA], wish: { id: TEAPOT_WISH } };
  const sent = social.asVisitor(recommendationsContract.sendRecommendation, { body });
  await expect(sent).rejects.toMatchObject({ status: 401 });
});
