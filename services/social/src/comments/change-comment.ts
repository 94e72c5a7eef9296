import type { CommentId, UserId } from '@wishbow/contracts/wire-types';
import { type ClientSession, inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { LikeRepository } from '../likes/like-repository.ts';
import { storedThing } from '../things/stored-thing.ts';
import type { Tally } from '../things/tally-repository.ts';
import type { CommentDeps } from './add-comment.ts';
import type { StoredComment } from './comment-repository.ts';
import { announceTags, tagsOfComment } from './comment-tags.ts';
import { findSaid } from './find-said.ts';

type Refusal = { readonly ok: false; readonly reason: 'not_found' | 'not_yours' };

/** A comment or reply of one's own; those of others are only known to exist where one may see what they are about. */
async function findOwn(
  deps: CommentDeps,
  userId: UserId,
  id: CommentId,
): Promise<{ readonly ok: true; readonly comment: StoredComment } | Refusal> {
  const comment = await deps.comments.find(id);
  if (comment?.authorId === userId) return { ok: true, comment };
  const isSeen = (await findSaid(deps)(userId, id)) !== undefined;
  return { ok: false, reason: isSeen ? 'not_yours' : 'not_found' };
}

export type Rewritten = { readonly ok: true; readonly comment: StoredComment } | Refusal;

/** Says it in other words, where one could still say it: under what one sees. Nobody is told again. */
export const updateComment =
  (deps: CommentDeps) =>
  async (userId: UserId, id: CommentId, text: string): Promise<Rewritten> => {
    const { connection, comments, wakeRelay } = deps;
    const own = await findOwn(deps, userId, id);
    if (!own.ok) return own;
    if (!(await findSaid(deps)(userId, own.comment.parentId ?? id))) return { ok: false, reason: 'not_found' };
    const now = deps.now();
    const tags = tagsOfComment(text);
    await inTransaction(connection, async (session) => {
      await comments.rewrite(id, text, tags, now, session);
      // Writes of one thing wait for each other here, so that its hashtags are told as they are in the end.
      await deps.tallies.add(own.comment.thingId, { editCount: 1 }, session);
      await announceTags(deps, session, { thing: own.comment, changed: [...own.comment.tags, ...tags], now });
    });
    wakeRelay();
    const comment = await comments.find(id);
    return comment ? { ok: true, comment } : { ok: false, reason: 'not_found' };
  };

export type Removed = { readonly ok: true; readonly tally: Tally } | Refusal;

/** Takes back what one has said: a comment with everything that was answered to it, or a reply. */
export const deleteComment =
  (deps: CommentDeps & { readonly likes: LikeRepository }) =>
  async (userId: UserId, id: CommentId, isReply: boolean): Promise<Removed> => {
    const { connection, comments, tallies, wakeRelay } = deps;
    const own = await findOwn(deps, userId, id);
    if (!own.ok) return own;
    if ((own.comment.parentId !== null) !== isReply) return { ok: false, reason: 'not_found' };
    const tally = await inTransaction(connection, async (session) => {
      const comment = await comments.find(id, session);
      return comment && removeWithin(deps, session, comment);
    });
    if (!tally) return { ok: false, reason: 'not_found' };
    wakeRelay();
    return { ok: true, tally: await tallies.find(own.comment.thingId) };
  };

/** Far more than anybody answers. */
const ALL = 100_000;

async function removeWithin(
  deps: CommentDeps & { readonly likes: LikeRepository },
  session: ClientSession,
  comment: StoredComment,
): Promise<Tally> {
  const { connection, comments, tallies, likes } = deps;
  const { id, parentId, thingId, authorId } = comment;
  const now = deps.now();
  const replies = parentId ? [] : await comments.listReplies([id], { from: 0 }, ALL, session);
  const removedIds = [id, ...replies.map((reply) => reply.id)];
  await comments.removeAll(removedIds, session);
  await likes.removeAll('comment', removedIds, session);
  if (parentId) await comments.addReplyCount(parentId, -1, session);
  const change = parentId ? { replyCount: -1 } : { commentCount: -1, replyCount: -replies.length };
  const tally = await tallies.add(thingId, change, session);
  const wasLast = !(await comments.findLatest(parentId ?? storedThing(comment.kind, thingId), authorId, session));
  const payload = { removedIds, thingId, commentId: parentId, authorId, wasLast };
  await recordEvent(connection, session, { type: 'social.comment_removed', aggregateId: thingId, payload, now });
  const changed = [comment, ...replies].flatMap(({ tags }) => tags);
  await announceTags(deps, session, { thing: comment, changed, now });
  return tally;
}
