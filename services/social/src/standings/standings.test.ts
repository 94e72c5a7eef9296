import { relationshipsContract, socialInternalContract } from '@wishbow/contracts/social-contract';
import { UserId } from '@wishbow/contracts/wire-types';
import { Types } from 'mongoose';
import { blockModel } from '../blocks/block-model.ts';
import { relationshipModel } from '../relationships/relationship-model.ts';
import { actsIn } from '../testing/acts.ts';
import { BAO, MAYA, PRIYA, THEO } from '../testing/people.ts';
import { TEAPOT_WISH } from '../testing/played-things.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { tallyModel } from '../things/tally-model.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { follow, approve } = actsIn(() => social);

const standing = async () => {
  const body = { viewerId: THEO, ownerIds: [MAYA] };
  return (await social.asService(socialInternalContract.listStandings, { body })).body.standings;
};

test('who unfollowed stands as a stranger on the very next question', async () => {
  const { id } = await follow(THEO, MAYA);
  expect(await standing()).toEqual([{ ownerId: MAYA, follow: 'pending', addressAccess: null }]);
  await approve(MAYA, id);
  expect(await standing()).toEqual([{ ownerId: MAYA, follow: 'approved', addressAccess: null }]);
  await social.asUser(THEO)(relationshipsContract.unfollowUser, { body: { followedUserId: MAYA } });
  expect(await standing()).toEqual([{ ownerId: MAYA, follow: 'none', addressAccess: null }]);
});

test('whom somebody follows, who has blocked them and what was made of a wish are told apart, whatever else is noted of them', async () => {
  const { id } = await follow(THEO, MAYA);
  await approve(MAYA, id);
  const blocked = { blockerId: new Types.ObjectId(PRIYA), blockedId: new Types.ObjectId(THEO) };
  await blockModel(social.connection).collection.insertOne({
    ...blocked,
    blockedAt: new Date(0),
    followerId: blocked.blockedId,
  });
  const made = { likeCount: 3, commentCount: 2, blockerId: new Types.ObjectId(BAO), blockedId: blocked.blockedId };
  await tallyModel(social.connection).updateOne({ _id: TEAPOT_WISH }, { $set: made }, { upsert: true, strict: false });
  const body = { viewerId: THEO, ownerIds: [THEO, MAYA, PRIYA, BAO], wishIds: [TEAPOT_WISH] };
  const answer = await social.asService(socialInternalContract.listStandings, { body });
  expect(answer.body).toEqual({
    standings: [
      { ownerId: THEO, follow: 'none', addressAccess: null },
      { ownerId: MAYA, follow: 'approved', addressAccess: null },
      { ownerId: PRIYA, follow: 'blocked', addressAccess: null },
      { ownerId: BAO, follow: 'none', addressAccess: null },
    ],
    reactions: [{ wishId: TEAPOT_WISH, likeCount: 3, commentCount: 2, isLiked: false }],
  });
});

test('who follows 600 people follows all of them', async () => {
  const followed = Array.from({ length: 600 }, (_, index) => UserId.parse(index.toString(16).padStart(24, '0')));
  await relationshipModel(social.connection).insertMany(
    followed.map((followedId) => ({
      followerId: THEO,
      followedId,
      isApproved: true,
      addressAccess: null,
      hasBirthdayReminder: false,
      askedAt: new Date('2026-01-01'),
    })),
  );
  const { body } = await social.asService(socialInternalContract.listFollowedIds, { body: { userId: THEO } });
  expect(new Set(body.userIds)).toEqual(new Set(followed));
});
