import { LONGEST_COMMENT } from '@wishbow/domain/comment-limits';
import * as z from 'zod';
import { Comment, Reply } from './comments.ts';
import { defineEndpoint } from './endpoint.ts';
import { Item, ProductId } from './items.ts';
import { Problem } from './problem.ts';
import { NamedThing, NO_THING, namesThing, PageHint, thingIds } from './things.ts';
import { CommentId, RecommendationId, requiredText, UserId, ViewerHint, WishId } from './wire-types.ts';
import { WishOnPage } from './wishes.ts';

const text = requiredText(LONGEST_COMMENT, 'Please write something.');
const commentId = z.looseObject({ id: CommentId });

/** How many there are of a thing once the call is done. */
const counts = { comment_count: z.int().nonnegative(), reply_count: z.int().nonnegative() };

/**
 * Which page is meant. Whatever is said keeps the place it was given when it was said, and a page is the next five
 * places: it neither doubles nor skips anything while others write and delete. After deletions a page may hold fewer
 * than five, or none, while `next_offset` says that more follow.
 */
const offset = z.int().nonnegative().max(1_000_000).default(0);
const nextOffset = z.int().positive().nullable();

const removal = { 200: z.object(counts), 403: Problem, 404: Problem };

/** What people say of wishes and products, oldest first. What is hidden from the caller is 404. */
export const commentsContract = {
  getComments: defineEndpoint({
    id: 'getComments',
    method: 'POST',
    path: '/api/getComments',
    service: 'social',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ item: NamedThing, page: PageHint, user: ViewerHint, offset }),
    responses: {
      200: z.object({ comments: z.array(Comment), next_offset: nextOffset, ...counts }),
      404: Problem,
    },
  }),
  /** Up to the first 500 with all that was answered to them, and what they are about. */
  getAllComments: defineEndpoint({
    id: 'getAllComments',
    method: 'POST',
    path: '/api/getAllComments',
    service: 'social',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ item: NamedThing }),
    responses: {
      200: z.object({ comments: z.array(Comment), item: z.union([WishOnPage, Item]), ...counts }),
      404: Problem,
    },
  }),
  addComment: defineEndpoint({
    id: 'addComment',
    method: 'POST',
    path: '/api/comment',
    service: 'social',
    audience: 'user',
    quiet: true,
    body: z.strictObject({
      item: z.looseObject({ ...thingIds, comment: text }).refine(namesThing, NO_THING),
      page: PageHint,
      user: ViewerHint,
    }),
    responses: { 201: z.object({ comment: Comment, ...counts }), 404: Problem, 429: Problem },
  }),
  updateComment: defineEndpoint({
    id: 'updateComment',
    method: 'POST',
    path: '/api/updateComment',
    service: 'social',
    audience: 'user',
    quiet: true,
    /** A reply is edited by the same call. */
    body: z.strictObject({ comment: z.looseObject({ id: CommentId, comment: text }) }),
    responses: { 200: z.object({ comment: z.union([Comment, Reply]) }), 403: Problem, 404: Problem, 429: Problem },
  }),
  /** With everything that was answered to it. */
  deleteComment: defineEndpoint({
    id: 'deleteComment',
    method: 'POST',
    path: '/api/deleteComment',
    service: 'social',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ comment: commentId, page: PageHint }),
    responses: removal,
  }),
  getReplies: defineEndpoint({
    id: 'getReplies',
    method: 'POST',
    path: '/api/getReplies',
    service: 'social',
    audience: 'public',
    identity: ['userId'],
    quiet: true,
    body: z.strictObject({ comment: commentId, userId: UserId.nullish(), offset }),
    responses: {
      200: z.object({ replies: z.array(Reply), next_offset: nextOffset, reply_count: z.int().nonnegative() }),
      404: Problem,
    },
  }),
  /** `id` is the comment that is answered. Where `wish_id` or `item_id` is sent too, the comment must be about it. */
  addReply: defineEndpoint({
    id: 'addReply',
    method: 'POST',
    path: '/api/reply',
    service: 'social',
    audience: 'user',
    identity: ['userId'],
    quiet: true,
    body: z.strictObject({
      comment: z.looseObject({
        comment: text,
        id: CommentId,
        wish_id: WishId.nullish(),
        item_id: ProductId.nullish(),
        wish_recommendation_id: RecommendationId.nullish(),
      }),
      userId: UserId.nullish(),
    }),
    responses: { 201: z.object({ reply: Reply, ...counts }), 404: Problem, 422: Problem, 429: Problem },
  }),
  deleteReply: defineEndpoint({
    id: 'deleteReply',
    method: 'POST',
    path: '/api/deleteReply',
    service: 'social',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ reply: commentId }),
    responses: removal,
  }),
};
