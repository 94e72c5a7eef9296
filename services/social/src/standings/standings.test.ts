import { relationshipsContract, socialInternalContract } from '@wishbow/contracts/social-contract';
import { UserId } from '@wishbow/contracts/wire-types';
import { relationshipModel } from '../relationships/relationship-model.ts';
import { actsIn } from '../testing/acts.ts';
import { MAYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';

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
