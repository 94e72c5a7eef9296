import { notificationsContract, relationshipsContract } from '@wishbow/contracts/social-contract';
import type { RelationshipId, UserId } from '@wishbow/contracts/wire-types';
import type { RunningSocial } from './running-social.ts';

/** What people do in many tests. */
export const actsIn = (social: () => RunningSocial) => ({
  follow: async (followerId: UserId, followedUserId: UserId) => {
    const answer = await social().asUser(followerId)(relationshipsContract.followUser, { body: { followedUserId } });
    if (answer.status !== 200) throw new Error(`could not follow: ${answer.status}`);
    return answer.body.relationship;
  },
  unfollow: (followerId: UserId, followedUserId: UserId) =>
    social().asUser(followerId)(relationshipsContract.unfollowUser, { body: { followedUserId } }),
  approve: (userId: UserId, relationship_id: RelationshipId) =>
    social().asUser(userId)(relationshipsContract.approveRequest, { body: { relationship_id } }),
  cancel: (userId: UserId, relationship_id: RelationshipId) =>
    social().asUser(userId)(relationshipsContract.cancelRequest, { body: { relationship_id } }),
  changeAddress: (
    userId: UserId,
    pair: { followerUserId: UserId; followedUserId: UserId },
    step: 'requestAddress' | 'approveAddressRequest' | 'cancelAddressRequest',
  ) => social().asUser(userId)(relationshipsContract[step], { body: pair }),
  /** The bell of somebody, once everything that happened has arrived. */
  bellOf: async (userId: UserId) => {
    await social().settled();
    const { body } = await social().asUser(userId)(notificationsContract.getNotifications, { body: {} });
    return {
      count: body.userDetail.unviewedNotificationsCount,
      texts: body.notifications.map(({ text }) => text),
      notifications: body.notifications,
    };
  },
});
