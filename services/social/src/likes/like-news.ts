import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { NotificationRepository } from '../notifications/notification-repository.ts';
import type { Notifier } from '../notifications/notify.ts';

/** Who is told of a like: the owner of the wish, until it is taken back. */
export const likeNews = ({ once, tell }: Notifier, notifications: NotificationRepository): EventHandlers => ({
  'social.wish_liked': ({ wishId: subjectId, ownerId: userId, likerId: actorId, title, image }, event) =>
    tell(event, { userId, kind: 'wish_liked', actorId, subjectId, title, image }),
  'social.wish_unliked': ({ wishId, ownerId, likerId }, event) =>
    once(event, [ownerId], (session) => notifications.withdraw('wish_liked', wishId, session, likerId)),
});
