import * as z from 'zod';
import { PersonSummary } from './people.ts';
import { ActivityId, CommentId, Instant } from './wire-types.ts';
import { WishOnPage } from './wishes.ts';
import { Wishlist } from './wishlists.ts';

/** What the feed tells of: told apart from gifts, as the specification does. */
export const NON_ORDER_ACTIVITY_KINDS = [
  'wish_added',
  'wishlist_created',
  'wish_liked',
  'wish_commented',
  'wish_recommended',
] as const;
export const ORDER_ACTIVITY_KINDS = ['wish_gifted', 'fund_contributed'] as const;
export const ACTIVITY_KINDS = [...NON_ORDER_ACTIVITY_KINDS, ...ORDER_ACTIVITY_KINDS] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Who did it, and when. */
const told = { id: ActivityId, user: PersonSummary, created_at: Instant };
/** The wish as the reader may see it now: whose it is stands in its `user`. */
const aboutWish = { ...told, item: WishOnPage };

/** Something somebody did that gave nobody anything. */
export const NonOrderActivity = z.discriminatedUnion('kind', [
  z.object({ ...aboutWish, kind: z.literal('wish_added') }),
  z.object({ ...told, kind: z.literal('wishlist_created'), wishlist: Wishlist }),
  z.object({ ...aboutWish, kind: z.literal('wish_liked') }),
  z.object({
    ...aboutWish,
    kind: z.literal('wish_commented'),
    comment: z.object({ id: CommentId, comment: z.string() }),
  }),
  z.object({ ...aboutWish, kind: z.literal('wish_recommended') }),
]);
export type NonOrderActivity = z.infer<typeof NonOrderActivity>;

/** A gift, or something chipped in to a fund. Its message is for the recipient alone and never told here. */
export const OrderActivity = z.discriminatedUnion('kind', [
  /** `private`: only the giver and the recipient are told. */
  z.object({ ...aboutWish, kind: z.literal('wish_gifted'), private: z.boolean() }),
  z.object({ ...aboutWish, kind: z.literal('fund_contributed'), private: z.boolean() }),
]);
export type OrderActivity = z.infer<typeof OrderActivity>;

export type Activity = NonOrderActivity | OrderActivity;
