import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Like } from './likes.ts';
import { Problem } from './problem.ts';
import { NamedThing, NO_THING, namesThing, PageHint, thingIds } from './things.ts';
import { CommentId, Instant, LikeId, UserId, WishId } from './wire-types.ts';

/** How it stands once the call is done. */
const Liked = z.object({ liked: z.boolean(), like_count: z.int().nonnegative() });

/** Newest first. People who left are counted and not named. */
const Likers = Liked.extend({ likes: z.array(Like), has_more: z.boolean() });

/** Who likes which wish, product or comment. What is hidden from the caller is 404. */
export const likesContract = {
  /**
   * Sets whether the caller likes a wish or a product: `liked` is the wished state, as a page shows it before it asks,
   * and true where it is left out. The same again changes nothing.
   */
  likeItem: defineEndpoint({
    id: 'likeItem',
    method: 'POST',
    path: '/api/likeItem',
    service: 'social',
    audience: 'user',
    identity: ['userId'],
    quiet: true,
    body: z.strictObject({
      item: z.looseObject({ ...thingIds, liked: z.boolean().nullish() }).refine(namesThing, NO_THING),
      page: PageHint,
      userId: UserId.nullish(),
    }),
    responses: { 200: Liked, 404: Problem },
  }),
  getItemLikes: defineEndpoint({
    id: 'getItemLikes',
    method: 'POST',
    path: '/api/getItemLikes',
    service: 'social',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ item: NamedThing, page: PageHint, before: LikeId.nullish() }),
    responses: { 200: Likers, 404: Problem },
  }),
  /** `increment` 1 likes, -1 takes the like back; the same again changes nothing. */
  likeComment: defineEndpoint({
    id: 'likeComment',
    method: 'POST',
    path: '/api/likeComment',
    service: 'social',
    audience: 'user',
    identity: ['userId'],
    quiet: true,
    body: z.strictObject({
      comment: z.looseObject({ id: CommentId, increment: z.union([z.literal(1), z.literal(-1)]) }),
      userId: UserId.nullish(),
    }),
    responses: { 200: Liked, 404: Problem },
  }),
  getCommentLikes: defineEndpoint({
    id: 'getCommentLikes',
    method: 'POST',
    path: '/api/getCommentLikes',
    service: 'social',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ comment: z.looseObject({ id: CommentId }), before: LikeId.nullish() }),
    responses: { 200: Likers, 404: Problem },
  }),
};

/** What people made of wishes, for the service that shows them; wishes without any are left out. */
export const Reactions = z.object({
  wishId: WishId,
  likeCount: z.int().nonnegative(),
  commentCount: z.int().nonnegative(),
  isLiked: z.boolean(),
});

/** `thing_id` is a wish's, a comment's or a product's id. */
export const Said = z.object({
  comments: z.array(
    z.object({
      id: CommentId,
      kind: z.enum(['wish', 'item']),
      thing_id: z.string(),
      answer_to: CommentId.nullable(),
      comment: z.string(),
      created_at: Instant,
    }),
  ),
  likes: z.array(z.object({ kind: z.enum(['wish', 'item', 'comment']), thing_id: z.string(), created_at: Instant })),
});

export const reactionsInternalContract = {
  /** One call for a whole list. Whether the viewer may see the wishes is decided by who asks. */
  listReactions: defineEndpoint({
    id: 'listReactions',
    method: 'POST',
    path: '/internal/listReactions',
    service: 'social',
    audience: 'internal',
    body: z.strictObject({ viewerId: UserId.nullable(), wishIds: z.array(WishId).max(500) }),
    responses: { 200: z.object({ reactions: z.array(Reactions) }) },
  }),
  /** Everything a person said and liked, for the copy of their data. */
  listSaid: defineEndpoint({
    id: 'listSaid',
    method: 'POST',
    path: '/internal/listSaid',
    service: 'social',
    audience: 'internal',
    body: z.strictObject({ userId: UserId }),
    responses: { 200: Said },
  }),
};
