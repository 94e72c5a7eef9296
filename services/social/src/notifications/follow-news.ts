import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { NotificationRepository } from './notification-repository.ts';
import type { Notifier } from './notify.ts';

/** Who is told of requests and their answers. A request that was answered is news no longer; one that ended never was. */
export const followNews = ({ once, add, tell }: Notifier, notifications: NotificationRepository): EventHandlers => ({
  'social.follow_requested': ({ relationshipId, followerId, followedId }, event) =>
    tell(event, { userId: followedId, kind: 'follow_requested', actorId: followerId, subjectId: relationshipId }),
  'social.follow_approved': ({ relationshipId: subjectId, followerId, followedId }, event) =>
    once(event, [followerId, followedId], async (session) => {
      await notifications.markAnswered('follow_requested', subjectId, session);
      await add(event, [{ userId: followerId, kind: 'follow_approved', actorId: followedId, subjectId }], session);
    }),
  'social.follow_ended': ({ relationshipId, followerId, followedId }, event) =>
    once(event, [followerId, followedId], async (session) => {
      await notifications.withdraw('birthday_soon', relationshipId, session);
      await notifications.withdraw('birthday_today', relationshipId, session);
      await notifications.withdraw('follow_requested', relationshipId, session);
      await notifications.withdraw('address_requested', relationshipId, session);
    }),
  'social.address_requested': ({ relationshipId, followerId, followedId }, event) =>
    tell(event, { userId: followedId, kind: 'address_requested', actorId: followerId, subjectId: relationshipId }),
  'social.address_approved': ({ relationshipId: subjectId, followerId, followedId }, event) =>
    once(event, [followerId, followedId], async (session) => {
      await notifications.markAnswered('address_requested', subjectId, session);
      await add(event, [{ userId: followerId, kind: 'address_approved', actorId: followedId, subjectId }], session);
    }),
  'social.address_access_ended': ({ relationshipId, followedId }, event) =>
    once(event, [followedId], (session) => notifications.withdraw('address_requested', relationshipId, session)),
});
