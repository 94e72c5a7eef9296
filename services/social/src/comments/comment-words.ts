import { CommentId, type NotificationId, type UserId } from '@wishbow/contracts/wire-types';
import { isUnanswered } from '@wishbow/service/unanswered-peers';
import type { Notification } from '../notifications/notification-repository.ts';
import type { ReadWords } from '../notifications/notification-view.ts';
import type { SeenThings } from '../things/seen-things.ts';
import { storedThing } from '../things/stored-thing.ts';
import { isCommentInSightOf } from './comment-in-sight.ts';
import type { CommentRepository, StoredComment } from './comment-repository.ts';

const LONGEST = 140;

/**
 * What was said, for news of comments and replies: read anew, so that nobody reads what was deleted, what an admin took
 * out of sight, or what stands under a wish they may not see any more. While that cannot be asked the news comes without words.
 * @param reportAbsence hears why another service gave no answer.
 */
export const readCommentWords =
  (comments: CommentRepository, things: SeenThings, reportAbsence: (error: unknown) => void): ReadWords =>
  async (viewerId, notifications) => {
    const found = await Promise.all(notifications.map(async (one) => ({ one, said: await findSaid(comments, one) })));
    const told = found.flatMap(({ one, said }) => (said && isCommentInSightOf(viewerId, said) ? { one, said } : []));
    const words = told.map(({ said }) => said);
    const seen = await listSeen(things, viewerId, words, reportAbsence);
    return new Map<NotificationId, string>(
      told.flatMap(({ one, said }) => (seen.has(said.thingId) ? [[one.id, shortened(said.text)]] : [])),
    );
  };

async function findSaid(
  comments: CommentRepository,
  { kind, actorId, subjectId, thingId }: Notification,
): Promise<StoredComment | undefined> {
  if (!actorId || !thingId) return undefined;
  if (kind === 'reply_added') return comments.findLatest(CommentId.parse(subjectId), actorId);
  return kind === 'comment_added' ? comments.findLatest(storedThing('wish', thingId), actorId) : undefined;
}

async function listSeen(
  things: SeenThings,
  viewerId: UserId,
  said: readonly StoredComment[],
  reportAbsence: (error: unknown) => void,
): Promise<ReadonlySet<string>> {
  if (said.length === 0) return new Set();
  try {
    return new Set((await things.list(viewerId, said)).keys());
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    reportAbsence(error);
    return new Set();
  }
}

function shortened(text: string): string {
  const points = [...text];
  return points.length > LONGEST ? `${points.slice(0, LONGEST - 1).join('')}…` : text;
}
