import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { fieldProblem, notFound, problem } from '@wishbow/contracts/problem';
import { thingOf } from '@wishbow/contracts/things';
import type { UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import type { Response, Router } from 'express';
import type { Tally } from '../things/tally-repository.ts';
import { addComment, addReply, type CommentDeps } from './add-comment.ts';
import { deleteComment, type Removed, type Rewritten, updateComment } from './change-comment.ts';
import { type ListCommentsDeps, listAllComments, listComments, listReplies } from './list-comments.ts';
import { showComments, showReplies } from './show-comments.ts';

export type CommentRouteDeps = CommentDeps & ListCommentsDeps & { readonly limiter: RateLimiter };

/** Nobody has so much to say; whoever has a program say it is slowed down. */
const SAY_LIMIT = { name: 'comment', points: 60, windowMs: 10 * 60 * 1_000 };

const missing = { status: 404 as const, body: notFound };
const notYours = { status: 403 as const, body: problem('forbidden', 'Somebody else has written this.') };

const REPLY_REFUSALS = {
  not_found: missing,
  is_reply: { status: 422, body: fieldProblem({ id: 'Please answer the comment, not a reply to it.' }) },
  elsewhere: { status: 422, body: fieldProblem({ id: 'This comment is about something else.' }) },
} as const;

const countsOf = ({ commentCount, replyCount }: Tally) => ({ comment_count: commentCount, reply_count: replyCount });

const removedReply = (removed: Removed) => {
  if (removed.ok) return { status: 200 as const, body: countsOf(removed.tally) };
  return removed.reason === 'not_yours' ? notYours : missing;
};

/** What people say of wishes and products. */
export function commentRoutes(deps: CommentRouteDeps): Router {
  const { limiter } = deps;
  const add = addComment(deps);
  const answer = addReply(deps);
  const rewrite = updateComment(deps);
  const remove = deleteComment(deps);
  const list = listComments(deps);
  const listAll = listAllComments(deps);
  const listAnswers = listReplies(deps);
  const show = showComments(deps);
  const showAnswers = showReplies(deps);

  const refusalOf = async (userId: UserId, response: Response) => {
    const verdict = await limiter.consume(SAY_LIMIT, userId);
    return verdict.isAllowed ? undefined : refuseForNow(response, verdict.retryAfterMs);
  };

  const rewrittenReply = async (userId: UserId, rewritten: Rewritten) => {
    if (!rewritten.ok) return rewritten.reason === 'not_yours' ? notYours : missing;
    const showOne = rewritten.comment.parentId ? showAnswers : show;
    const [comment] = await showOne(userId, [rewritten.comment]);
    return comment ? { status: 200 as const, body: { comment } } : missing;
  };

  return implement(commentsContract, {
    getComments: async ({ body, viewer }) => {
      const page = await list(viewer.userId, thingOf(body.item), body.offset);
      if (!page) return missing;
      const { comments, nextOffset, tally } = page;
      return { status: 200, body: { comments, next_offset: nextOffset, ...countsOf(tally) } };
    },
    getAllComments: async ({ body, viewer }) => {
      const all = await listAll(viewer.userId, thingOf(body.item));
      if (!all) return missing;
      const item = all.found.kind === 'wish' ? all.found.wish : all.found.item;
      return { status: 200, body: { comments: all.comments, item, ...countsOf(all.tally) } };
    },
    addComment: async ({ body: { item }, viewer: { userId }, response }) => {
      const refusal = await refusalOf(userId, response);
      if (refusal) return refusal;
      const added = await add(thingOf(item), { authorId: userId, text: item.comment });
      if (!added) return missing;
      const [comment] = await show(userId, [added.comment]);
      return comment ? { status: 201, body: { comment, ...countsOf(added.tally) } } : missing;
    },
    updateComment: async ({ body: { comment }, viewer: { userId }, response }) => {
      const refusal = await refusalOf(userId, response);
      if (refusal) return refusal;
      return rewrittenReply(userId, await rewrite(userId, comment.id, comment.comment));
    },
    deleteComment: async ({ body, viewer }) => removedReply(await remove(viewer.userId, body.comment.id, false)),
    getReplies: async ({ body, viewer }) => {
      const page = await listAnswers(viewer.userId, body.comment.id, body.offset);
      if (!page) return missing;
      const { replies, nextOffset, replyCount } = page;
      return { status: 200, body: { replies, next_offset: nextOffset, reply_count: replyCount } };
    },
    addReply: async ({ body: { comment }, viewer: { userId }, response }) => {
      const refusal = await refusalOf(userId, response);
      if (refusal) return refusal;
      const about = comment.wish_id ?? comment.item_id ?? undefined;
      const added = await answer(comment.id, { authorId: userId, text: comment.comment }, about);
      if (!added.ok) return REPLY_REFUSALS[added.reason];
      const [reply] = await showAnswers(userId, [added.comment]);
      return reply ? { status: 201, body: { reply, ...countsOf(added.tally) } } : missing;
    },
    deleteReply: async ({ body, viewer }) => removedReply(await remove(viewer.userId, body.reply.id, true)),
  });
}
