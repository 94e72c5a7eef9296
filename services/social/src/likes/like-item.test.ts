import { likesContract, reactionsInternalContract } from '@wishbow/contracts/likes-contract';
import { WishId } from '@wishbow/contracts/wire-types';
import { actsIn } from '../testing/acts.ts';
import { likingIn } from '../testing/liking.ts';
import { BAO, MAYA, NOBODY, PRIYA, THEO } from '../testing/people.ts';
import { TEAPOT_WISH } from '../testing/played-things.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { likeModel } from './like-model.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { bellOf } = actsIn(() => social);
const acts = likingIn(() => social);

test('a like counts once however often it is given, and is gone once it is taken back', async () => {
  expect(await acts.likeTeapot(MAYA)).toEqual({ status: 200, body: { liked: true, like_count: 1 } });
  expect((await acts.likeTeapot(MAYA, true)).body).toEqual({ liked: true, like_count: 1 });
  expect((await acts.likeTeapot(THEO)).body).toEqual({ liked: true, like_count: 2 });
  expect((await acts.likeTeapot(MAYA, false)).body).toEqual({ liked: false, like_count: 1 });
  expect((await acts.likeTeapot(MAYA, false)).body).toEqual({ liked: false, like_count: 1 });
});

test('fifty likes of one person at once are one like', async () => {
  await Promise.all(Array.from({ length: 50 }, () => acts.likeTeapot(MAYA)));
  expect((await acts.likersOfTeapot(MAYA)).body).toMatchObject({ liked: true, like_count: 1, likes: [{}] });
  expect(await likeModel(social.connection).countDocuments()).toBe(1);
  expect((await bellOf(BAO)).texts).toEqual(['maya Example likes Cast teapot']);
});

test('people who like and take it back at once leave as many likes as there are likers', async () => {
  await Promise.all([MAYA, THEO, PRIYA].flatMap((one) => [acts.likeTeapot(one), acts.likeTeapot(one, false)]));
  const { body } = await acts.likersOfTeapot(undefined);
  expect(body).toMatchObject({ like_count: await likeModel(social.connection).countDocuments() });
});

test('whoever likes a wish or a product can be looked up, newest first, also by visitors', async () => {
  await acts.likeTeapot(MAYA);
  await acts.likeTeapot(THEO);
  await acts.likeHeadphones(PRIYA);
  expect((await acts.likersOfTeapot(undefined)).body).toMatchObject({
    liked: false,
    like_count: 2,
    has_more: false,
    likes: [{ user: { username: 'theo' } }, { user: { username: 'maya' } }],
  });
  expect((await acts.likersOfHeadphones(PRIYA)).body).toMatchObject({
    liked: true,
    like_count: 1,
    likes: [{ user: { username: 'priya' } }],
  });
});

test('a person who left is counted and not named', async () => {
  await acts.likeTeapot(NOBODY);
  expect((await acts.likersOfTeapot(MAYA)).body).toMatchObject({ like_count: 1, likes: [] });
});

test('of a hidden wish nobody learns who likes it, and nobody likes it', async () => {
  social.shelf.hiddenFrom.add(MAYA);
  social.shelf.isHiddenFromVisitors = true;
  expect((await acts.likeTeapot(MAYA)).status).toBe(404);
  expect((await acts.likeTeapot(MAYA, false)).status).toBe(404);
  expect((await acts.likersOfTeapot(MAYA)).status).toBe(404);
  expect((await acts.likersOfTeapot(undefined)).status).toBe(404);
  expect(await likeModel(social.connection).countDocuments()).toBe(0);
});

test('a visitor likes nothing, and nobody likes in another’s name', async () => {
  await expect(acts.likeTeapot(undefined)).rejects.toMatchObject({ status: 401 });
  const asTheo = { body: { item: { wish_id: TEAPOT_WISH }, userId: THEO } };
  await expect(social.asUser(MAYA)(likesContract.likeItem, asTheo)).rejects.toMatchObject({ status: 403 });
});

test.each([
  ['something that is neither a wish nor a product', { title: 'Cast teapot' }],
  ['a made-up state', { wish_id: TEAPOT_WISH, liked: 'yes' }],
  ['an operator', { wish_id: { $ne: null } }],
])('%s is refused', async (_what, item) => {
  const sent = social.asUser(MAYA)(likesContract.likeItem, { body: { item: item as never } });
  await expect(sent).rejects.toMatchObject({ status: 422 });
});

test('a wish is liked by the ids it is told with, and not the product it stands for', async () => {
  const whole = { id: TEAPOT_WISH, wish_list_id: '7'.repeat(24), product_id: 'WB00000001', title: 'Cast teapot' };
  await social.asUser(MAYA)(likesContract.likeItem, { body: { item: whole } });
  expect((await acts.likersOfTeapot(MAYA)).body).toMatchObject({ like_count: 1 });
  expect((await acts.likersOfHeadphones(MAYA)).body).toMatchObject({ like_count: 0 });
});

test('the owner hears of a like once while it is unread, and no longer once it is taken back', async () => {
  const heard = await social.hearing(BAO);
  await acts.likeTeapot(MAYA);
  expect(await bellOf(BAO)).toMatchObject({
    count: 1,
    notifications: [{ text: 'maya Example likes Cast teapot', url: `/item?id=${TEAPOT_WISH}`, show_item: true }],
  });
  await acts.likeTeapot(THEO);
  expect((await bellOf(BAO)).count).toBe(2);
  await acts.likeTeapot(MAYA, false);
  expect((await bellOf(BAO)).texts).toEqual(['theo Example likes Cast teapot']);
  expect(heard).toContain('notifications');
});

test('what owners make of their own wish is no news to them', async () => {
  await acts.likeTeapot(BAO);
  expect((await bellOf(BAO)).texts).toEqual([]);
});

test('another service asks for a whole list at once, and wishes nobody made anything of are left out', async () => {
  await acts.likeTeapot(MAYA);
  const wishIds = [WishId.parse('2'.repeat(24)), TEAPOT_WISH];
  const ask = (viewerId: typeof MAYA | null) =>
    social.asService(reactionsInternalContract.listReactions, { body: { viewerId, wishIds } });
  const told = { wishId: TEAPOT_WISH, likeCount: 1, commentCount: 0 };
  expect((await ask(MAYA)).body).toEqual({ reactions: [{ ...told, isLiked: true }] });
  expect((await ask(THEO)).body).toEqual({ reactions: [{ ...told, isLiked: false }] });
  expect((await ask(null)).body).toEqual({ reactions: [{ ...told, isLiked: false }] });
});
