import * as z from 'zod';
import { ProductId } from './items.ts';
import { PersonSummary } from './people.ts';
import { CommentId, Instant, UserId, WishId } from './wire-types.ts';

const said = {
  id: CommentId,
  /** The text as it was written: never HTML. */
  comment: z.string(),
  /** What it is about: a wish, or a product by its product id. */
  wish_id: WishId.nullable(),
  item_id: ProductId.nullable(),
  /** Null, as `user_id`, when the person has left. */
  user: PersonSummary.nullable(),
  user_id: UserId.nullable(),
  created_at: Instant,
  edited: z.boolean(),
  like_count: z.int().nonnegative(),
  /** Whether the viewer likes it. */
  liked: z.boolean(),
};

/** An answer to a comment. */
export const Reply = z.object({ ...said, is_reply: z.literal(true), comment_id: CommentId });
export type Reply = z.infer<typeof Reply>;

/** Something said of a wish or a product, with the first replies to it, oldest first. */
export const Comment = z.object({
  ...said,
  is_reply: z.literal(false),
  replies: z.array(Reply),
  reply_count: z.int().nonnegative(),
  /** Where the next replies begin; null when all are here. */
  offset: z.int().positive().nullable(),
});
export type Comment = z.infer<typeof Comment>;
