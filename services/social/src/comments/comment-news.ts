import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { NotificationRepository } from '../notifications/notification-repository.ts';
import type { Notifier } from '../notifications/notify.ts';

/**
 * Who is told of comments: the owner of the wish, the author of what was answered or liked; nobody of what they do
 * themself. However much one person says in one place, it is one piece of news while unread. The words are not kept: they
 * are read where the news is read.
 */
export const commentNews = ({ once, tell }: Notifier, notifications: NotificationRepository): EventHandlers => ({
  'social.comment_added': async ({ thingId, ownerId, authorId }, event) => {
    if (!ownerId || ownerId === authorId) return;
    await tell(event, { userId: ownerId, kind: 'comment_added', actorId: authorId, subjectId: thingId, thingId });
  },
  'social.reply_added': async ({ thingId, commentId, commentAuthorId, authorId }, event) => {
    if (commentAuthorId === authorId) return;
    const about = { actorId: authorId, subjectId: commentId, thingId };
    await tell(event, { userId: commentAuthorId, kind: 'reply_added', ...about });
  },
  'social.comment_removed': ({ removedIds, thingId, commentId, authorId, wasLast }, event) =>
    once(event, [], async (session) => {
      const [kind, subjectId] = commentId
        ? (['reply_added', commentId] as const)
        : (['comment_added', thingId] as const);
      if (wasLast) await notifications.withdraw(kind, subjectId, session, authorId);
      for (const id of removedIds) {
        await notifications.withdraw('reply_added', id, session);
        await notifications.withdraw('comment_liked', id, session);
      }
    }),
  'social.comment_liked': ({ commentId, thingId, authorId, likerId }, event) =>
    tell(event, { userId: authorId, kind: 'comment_liked', actorId: likerId, subjectId: commentId, thingId }),
  'social.comment_unliked': ({ commentId, authorId, likerId }, event) =>
    once(event, [authorId], (session) => notifications.withdraw('comment_liked', commentId, session, likerId)),
});
