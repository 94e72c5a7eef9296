import type { CommentId, UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { StoredComment } from '../comments/comment-repository.ts';
import { findSaid, type SaidDeps } from '../comments/find-said.ts';
import { inTurn } from '../things/in-turn.ts';
import type { LikeDeps, LikeState } from './like-thing.ts';

type CommentLikeDeps = LikeDeps & SaidDeps;

/** Likes a comment or a reply, or takes the like back; again changes nothing. @returns undefined where it is hidden or gone. */
export const likeComment =
  (deps: CommentLikeDeps) =>
  async (userId: UserId, id: CommentId, isLiked: boolean): Promise<LikeState | undefined> => {
    const { connection, comments, wakeRelay } = deps;
    const liked = await findSaid(deps)(userId, id);
    if (!liked) return undefined;
    await inTurn(connection, (session) => setLike(deps, session, { comment: liked, userId, isLiked }));
    wakeRelay();
    const comment = await comments.find(id);
    return comment && { isLiked, likeCount: comment.likeCount };
  };

interface Wanted {
  readonly comment: StoredComment;
  readonly userId: UserId;
  readonly isLiked: boolean;
}

/** What people make of their own words is no news to them. */
async function setLike(
  { connection, comments, likes, now: clock }: CommentLikeDeps,
  session: ClientSession,
  { comment: { id, authorId, thingId }, userId, isLiked }: Wanted,
): Promise<void> {
  const now = clock();
  const isThere = (await comments.find(id, session)) !== undefined;
  if (!isThere || !(await likes.set(userId, { kind: 'comment', thingId: id }, isLiked, now, session))) return;
  await comments.addLikeCount(id, isLiked ? 1 : -1, session);
  if (authorId === userId) return;
  const type = isLiked ? 'social.comment_liked' : 'social.comment_unliked';
  const payload = { commentId: id, thingId, authorId, likerId: userId };
  await recordEvent(connection, session, { type, aggregateId: thingId, payload, now });
}
