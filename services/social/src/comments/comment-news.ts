import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { NotificationRepository, WithdrawnNews } from '../notifications/notification-repository.ts';
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
  'social.comment_removed': async ({ removedIds, thingId, commentId, authorId, wasLast }, event) => {
    const added = commentId
      ? ({ kind: 'reply_added', subjectId: commentId, actorId: authorId } as const)
      : ({ kind: 'comment_added', subjectId: thingId, actorId: authorId } as const);
    const reactions = removedIds.flatMap((subjectId): WithdrawnNews[] => [
      { kind: 'reply_added', subjectId },
      { kind: 'comment_liked', subjectId },
    ]);
    // Also who keeps the news reads other words in it now.
    const audience = await notifications.listTold([added, ...reactions]);
    await once(event, audience, async (session) => {
      for (const { kind, subjectId, actorId } of wasLast ? [added, ...reactions] : reactions)
        await notifications.withdraw(kind, subjectId, session, actorId);
    });
  },
  'social.comment_liked': ({ commentId, thingId, authorId, likerId }, event) =>
    tell(event, { userId: authorId, kind: 'comment_liked', actorId: likerId, subjectId: commentId, thingId }),
  'social.comment_unliked': ({ commentId, authorId, likerId }, event) =>
    once(event, [authorId], (session) => notifications.withdraw('comment_liked', commentId, session, likerId)),
});
