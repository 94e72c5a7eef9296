import { activitiesContract } from '@wishbow/contracts/activities-contract';
import { blocksContract } from '@wishbow/contracts/blocks-contract';
import { WishlistId } from '@wishbow/contracts/wire-types';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { relationshipModel } from '../relationships/relationship-model.ts';
import { actsIn } from '../testing/acts.ts';
import { CONTRIBUTION, happeningsIn, ORDER } from '../testing/happenings.ts';
import { likingIn } from '../testing/liking.ts';
import { aPerson, BAO, MAYA, neighbors, PRIYA, THEO } from '../testing/people.ts';
import { TEAPOT_WISH } from '../testing/played-things.ts';
import { recommendingIn } from '../testing/recommending.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { talkingIn } from '../testing/talking.ts';

let social: RunningSocial;
let theo: ReturnType<typeof aPerson>;
beforeEach(async () => {
  theo = { ...aPerson(THEO, 'theo'), isSuspended: false };
  social = await runningSocial([theo, ...neighbors.filter(({ id }) => id !== THEO)]);
  await becomeFollower(MAYA, THEO);
});
afterEach(() => social.stop());

const { follow } = actsIn(() => social);
const { becomeFollower, sendTeapot, openTeapotToAll } = recommendingIn(() => social);
const likes = likingIn(() => social);
const talk = talkingIn(() => social);
const { happens, gifted, cancelled, chippedIn, feedOf, wallOf, read } = happeningsIn(() => social);

const LIST = WishlistId.parse('9'.repeat(24));
const wishAdded = () =>
  happens('wishlists.wish_added', { wishId: TEAPOT_WISH, wishlistId: LIST, ownerId: THEO, title: 'Cast teapot' });
const listCreated = () => happens('wishlists.wishlist_created', { wishlistId: LIST, ownerId: THEO });

test('a follower hears of everything that somebody does, each once and newest first', async () => {
  social.shelf.wishlists.push(aWishlist({ id: LIST, name: 'Forty, loudly' }));
  await becomeFollower(PRIYA, THEO);
  await listCreated();
  await wishAdded();
  await gifted(THEO);
  await chippedIn(THEO);
  await likes.likeTeapot(THEO);
  await talk.said(THEO, 'Pours beautifully');
  await sendTeapot(THEO, [PRIYA], 'For your kitchen?');
  await openTeapotToAll(THEO);
  expect((await feedOf(MAYA)).toSorted()).toEqual([
    'theo fund_contributed',
    'theo wish_added',
    'theo wish_commented',
    'theo wish_gifted',
    'theo wish_liked',
    'theo wish_recommended',
    'theo wishlist_created',
  ]);
  const { nonOrderActivities, orderActivities } = await read(MAYA);
  expect(orderActivities.map(({ kind }) => kind)).toEqual(['fund_contributed', 'wish_gifted']);
  expect(nonOrderActivities.find(({ kind }) => kind === 'wish_commented')).toMatchObject({
    comment: { comment: 'Pours beautifully' },
    item: { title: 'Cast teapot', user: { username: 'bao' } },
  });
  expect(nonOrderActivities.at(-1)).toMatchObject({ kind: 'wishlist_created', wishlist: { name: 'Forty, loudly' } });
  expect((await read(MAYA, 'order')).nonOrderActivities).toEqual([]);
  expect((await read(MAYA, 'nonOrder')).orderActivities).toEqual([]);
});

test('what was said with a gift or a recommendation stays between those two', async () => {
  await becomeFollower(PRIYA, THEO);
  await gifted(THEO);
  await sendTeapot(THEO, [PRIYA], 'For your kitchen?');
  await social.settled();
  expect(JSON.stringify(await read(MAYA))).not.toMatch(/long evenings|your kitchen/);
});

test('strangers and people who still wait to follow hear nothing, and nobody hears of themself', async () => {
  await follow(PRIYA, THEO);
  await likes.likeTeapot(THEO);
  expect(await feedOf(PRIYA)).toEqual([]);
  expect(await feedOf(BAO)).toEqual([]);
  expect(await feedOf(THEO)).toEqual([]);
  expect(await wallOf(THEO)).toEqual(['wish_liked']);
});

test('whoever unfollows hears nothing more, on the very next request', async () => {
  await likes.likeTeapot(THEO);
  expect(await feedOf(MAYA)).toEqual(['theo wish_liked']);
  await actsIn(() => social).unfollow(MAYA, THEO);
  expect(await feedOf(MAYA)).toEqual([]);
});

test('people between whom a block stands hear nothing of each other, even where a follow slipped past it', async () => {
  await becomeFollower(THEO, MAYA);
  await becomeFollower(PRIYA, THEO);
  await likes.likeTeapot(THEO);
  await talk.said(MAYA, 'Pours beautifully');
  expect([await feedOf(MAYA), await feedOf(THEO)]).toEqual([['theo wish_liked'], ['maya wish_commented']]);
  await social.asUser(MAYA)(blocksContract.blockUser, { body: { blockedUserId: THEO } });
  expect([await feedOf(MAYA), await feedOf(THEO)]).toEqual([[], []]);
  const slipped = { isApproved: true, addressAccess: null, hasBirthdayReminder: false, askedAt: new Date() };
  await relationshipModel(social.connection).create([
    { followerId: MAYA, followedId: THEO, ...slipped },
    { followerId: THEO, followedId: MAYA, ...slipped },
  ]);
  expect([await feedOf(MAYA), await feedOf(THEO)]).toEqual([[], []]);
  expect(await feedOf(PRIYA)).toEqual(['theo wish_liked']);
});

test('whom an admin keeps out is kept out of the feed, with all they did', async () => {
  await likes.likeTeapot(THEO);
  expect(await feedOf(MAYA)).toEqual(['theo wish_liked']);
  theo.isSuspended = true;
  expect(await feedOf(MAYA)).toEqual([]);
});

test('of a wish and a list that one may not see (any more) nothing is told, not even that it exists', async () => {
  social.shelf.wishlists.push(aWishlist({ id: LIST }));
  await listCreated();
  await gifted(THEO);
  await likes.likeTeapot(THEO);
  await talk.said(THEO, 'Pours beautifully');
  expect(await feedOf(MAYA)).toHaveLength(4);
  social.shelf.hiddenFrom.add(MAYA);
  expect(await feedOf(MAYA)).toEqual([]);
  social.shelf.hiddenFrom.delete(MAYA);
  expect(await feedOf(MAYA)).toHaveLength(4);
});

test('a private gift is told to its recipient and on the giver’s own wall, and to nobody else', async () => {
  await becomeFollower(BAO, THEO);
  await gifted(THEO, true);
  await chippedIn(THEO, true);
  expect(await feedOf(MAYA)).toEqual([]);
  expect(await feedOf(BAO)).toEqual(['theo fund_contributed', 'theo wish_gifted']);
  expect(await wallOf(THEO)).toEqual(['fund_contributed', 'wish_gifted']);
});

test('what is taken back was never told: a like, a comment, a gift that is cancelled, money that goes back', async () => {
  await likes.likeTeapot(THEO);
  const { id } = await talk.said(THEO, 'Pours beautifully');
  await gifted(THEO);
  await chippedIn(THEO);
  await social.settled();
  await likes.likeTeapot(THEO, false);
  await talk.remove(THEO, id);
  expect((await feedOf(MAYA)).toSorted()).toEqual(['theo fund_contributed', 'theo wish_gifted']);
  await cancelled(THEO);
  const refunded = { contributionId: CONTRIBUTION, wishId: TEAPOT_WISH, contributorId: THEO, amountCents: 4_000 };
  await happens('orders.contribution_refunded', { ...refunded, title: 'Cast teapot', image: null });
  expect(await feedOf(MAYA)).toEqual([]);
});

test('with a wish, a list or a person goes what was told of them', async () => {
  social.shelf.wishlists.push(aWishlist({ id: LIST }));
  await listCreated();
  await wishAdded();
  await happens('wishlists.wishlist_deleted', { wishlistId: LIST, ownerId: THEO });
  expect(await feedOf(MAYA)).toEqual(['theo wish_added']);
  const removed = { wishId: TEAPOT_WISH, ownerId: THEO, title: 'Cast teapot', image: null, isFund: false, takenBy: [] };
  await happens('wishlists.wish_removed', removed);
  expect(await feedOf(MAYA)).toEqual([]);
  await likes.likeTeapot(THEO);
  await social.settled();
  await happens('accounts.person_deleted', { userId: THEO });
  expect(await wallOf(THEO)).toEqual([]);
});

test('a gift of something nobody wished for is nobody else’s business', async () => {
  const gift = { buyerId: THEO, recipientId: BAO, title: 'Cast teapot', image: null, isPrivate: false, message: '' };
  await happens('orders.order_placed', { orderId: ORDER, wishId: null, ...gift });
  expect(await feedOf(MAYA)).toEqual([]);
});

test('people are asked for by nobody but themselves', async () => {
  const asTheo = { body: { userId: THEO } };
  for (const endpoint of [activitiesContract.getRecentActivities, activitiesContract.getWallActivities] as const)
    await expect(social.asUser(MAYA)(endpoint, asTheo)).rejects.toMatchObject({ status: 403 });
  const broken = { body: { cursor: 'AAAA' } };
  expect((await social.asUser(MAYA)(activitiesContract.getWallActivities, broken)).status).toBe(422);
});
