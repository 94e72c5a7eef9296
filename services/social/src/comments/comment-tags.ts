import type { Thing } from '@wishbow/contracts/things';
import { hashtagsOf } from '@wishbow/domain/hashtags';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { CommentRepository } from './comment-repository.ts';

/** So that what is told of one wish always fits into an event. */
const MOST_TAGS = 100;
const LONGEST_TAG = 100;

export const tagsOfComment = (text: string): string[] => hashtagsOf(text).filter((tag) => tag.length <= LONGEST_TAG);

/** Tells which hashtags the comments of a wish carry after a change of one that carries or carried some. */
export async function announceTags(
  { connection, comments }: { readonly connection: Connection; readonly comments: CommentRepository },
  session: ClientSession,
  { thing, changed, now }: { readonly thing: Thing; readonly changed: readonly string[]; readonly now: Date },
): Promise<void> {
  if (thing.kind !== 'wish' || changed.length === 0) return;
  const tags = (await comments.listTags(thing, session)).slice(0, MOST_TAGS);
  const payload = { wishId: thing.thingId, tags };
  const aggregateId = `tags of ${thing.thingId}`;
  await recordEvent(connection, session, { type: 'social.comment_tags_changed', aggregateId, payload, now });
}
