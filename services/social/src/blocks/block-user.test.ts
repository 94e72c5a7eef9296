import { blocksContract } from '@wishbow/contracts/blocks-contract';
import { relationshipsContract, socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { actsIn } from '../testing/acts.ts';
import { likingIn } from '../testing/liking.ts';
import { BAO, MAYA, NOBODY, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { talkingIn } from '../testing/talking.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { follow, approve, changeAddress, bellOf } = actsIn(() => social);
const { said, answered, edit, reply, read } = talkingIn(() => social);
const likes = likingIn(() => social);

const block = (blocker: UserId, blockedUserId: UserId) =>
  social.asUser(blocker)(blocksContract.blockUser, { body: { blockedUserId } });
const unblock = (blocker: UserId, blockedUserId: UserId) =>
  social.asUser(blocker)(blocksContract.unblockUser, { body: { blockedUserId } });
const blockedBy = async (userId: UserId) =>
  (await social.asUser(userId)(blocksContract.getBlockedUsers, { body: {} })).body.blocked.map(({ user }) => user.id);
const peopleOf = (viewer: UserId, username: string) =>
  social.asUser(viewer)(relationshipsContract.getRelationships, { body: { username } });
const standing = async (viewerId: UserId, ownerId: UserId) => {
  const body = { viewerId, ownerIds: [ownerId] };
  return (await social.asService(socialInternalContract.listStandings, { body })).body.standings[0];
};
const tryToFollow = async (follower: UserId, followedUserId: UserId) =>
  (await social.asUser(follower)(relationshipsContract.followUser, { body: { followedUserId } })).status;

test('a block ends what was between the two, in both directions, on the very next question', async () => {
  await approve(MAYA, (await follow(THEO, MAYA)).id);
  await follow(MAYA, THEO);
  const pair = { followerUserId: THEO, followedUserId: MAYA };
  await changeAddress(THEO, pair, 'requestAddress');
  await changeAddress(MAYA, pair, 'approveAddressRequest');
  await social.settled();

  expect((await block(MAYA, THEO)).status).toBe(200);
  expect(await standing(THEO, MAYA)).toEqual({ ownerId: MAYA, follow: 'blocked', addressAccess: null });
  expect(await standing(MAYA, THEO)).toEqual({ ownerId: THEO, follow: 'blocking', addressAccess: null });
  expect(await bellOf(MAYA)).toMatchObject({ count: 0, texts: [] });
  expect(await bellOf(THEO)).toMatchObject({ count: 0, texts: [] });
  expect((await peopleOf(THEO, 'maya')).status).toBe(404);
  expect(await blockedBy(MAYA)).toEqual([THEO]);
  expect(await blockedBy(THEO)).toEqual([]);

  const sides = async (viewerId: UserId, userId: UserId) =>
    (await social.asService(socialInternalContract.getSocialCounts, { body: { userId, viewerId } })).body;
  expect(await sides(MAYA, THEO)).toMatchObject({ block: 'blocking', followers: 0, relationship: null });
  expect(await sides(THEO, MAYA)).toMatchObject({ block: 'blocked', followers: 0, relationship: null });
});

test('neither follows nor asks the other while blocked, and after it they begin as strangers', async () => {
  await block(MAYA, THEO);
  expect([await tryToFollow(THEO, MAYA), await tryToFollow(MAYA, THEO)]).toEqual([404, 404]);
  expect((await changeAddress(THEO, { followerUserId: THEO, followedUserId: MAYA }, 'requestAddress')).status).toBe(
    404,
  );
  await block(MAYA, THEO);
  await unblock(THEO, MAYA);
  expect(await tryToFollow(THEO, MAYA)).toBe(404);
  await unblock(MAYA, THEO);
  expect(await standing(THEO, MAYA)).toEqual({ ownerId: MAYA, follow: 'none', addressAccess: null });
  expect(await tryToFollow(THEO, MAYA)).toBe(200);
});

test('a follow and a block at the same moment leave nothing behind once the block is lifted', async () => {
  await Promise.all([tryToFollow(THEO, MAYA), block(MAYA, THEO)]);
  expect((await standing(THEO, MAYA))?.follow).toBe('blocked');
  await unblock(MAYA, THEO);
  expect((await standing(THEO, MAYA))?.follow).toBe('none');
});

test('unblocking somebody who is not blocked leaves friends as they are', async () => {
  await approve(MAYA, (await follow(THEO, MAYA)).id);
  await unblock(MAYA, THEO);
  expect((await standing(THEO, MAYA))?.follow).toBe('approved');
});

test('nobody blocks themself, nor somebody who is not there', async () => {
  expect((await block(MAYA, MAYA)).status).toBe(403);
  expect((await block(MAYA, NOBODY)).status).toBe(404);
});

test('what the two say and like under a third person’s wish is not there for each other, and is for everybody else', async () => {
  const comment = await said(THEO, 'What a teapot');
  const { id } = await answered(MAYA, comment.id, 'Is it not?');
  await likes.likeTeapot(THEO);
  await block(MAYA, THEO);

  const textsFor = async (userId: UserId) => {
    const { body } = await read(userId);
    if (!('comments' in body)) throw new Error('not to be read');
    return body.comments.map(({ comment: text, replies }) => [text, ...replies.map((one) => one.comment)]);
  };
  expect(await textsFor(MAYA)).toEqual([]);
  expect(await textsFor(THEO)).toEqual([['What a teapot']]);
  expect(await textsFor(PRIYA)).toEqual([['What a teapot', 'Is it not?']]);
  expect((await reply(MAYA, comment.id, 'Still here')).status).toBe(404);
  expect((await edit(MAYA, id, 'Still here')).status).toBe(404);
  expect((await edit(THEO, comment.id, 'Quite a teapot')).status).toBe(200);
  expect((await likes.likeComment(MAYA, comment.id, 1)).status).toBe(404);
  expect((await likes.likersOfTeapot(MAYA)).body).toMatchObject({ likes: [], like_count: 1 });
});

test('nobody is told of what somebody does whom they have blocked', async () => {
  await block(BAO, THEO);
  await said(THEO, 'Lovely');
  await likes.likeTeapot(THEO);
  expect((await bellOf(BAO)).texts).toEqual([]);
});

test('people are left out of a third person’s followers for each other', async () => {
  await approve(PRIYA, (await follow(THEO, PRIYA)).id);
  await block(MAYA, THEO);
  expect((await peopleOf(MAYA, 'priya')).body).toMatchObject({ followers: [] });
  expect((await peopleOf(BAO, 'priya')).body).toMatchObject({ followers: [{ follower_user: { id: THEO } }] });
});
