import * as z from 'zod';
import { ProductId } from './items.ts';
import { PersonSummary } from './people.ts';
import { CentsAmount, Instant, ItemId, PictureAddress, UserId, WishId, WishlistId } from './wire-types.ts';

/** One wish on a list. `price` is in cents. */
export const Wish = z.object({
  id: WishId,
  wish_list_id: WishlistId,
  user_id: UserId,
  item_id: ItemId.nullable(),
  product_id: ProductId.nullable(),
  asin: ProductId.nullable(),
  title: z.string(),
  variant_title: z.string().nullable(),
  /** The brand or the shop's host name. */
  store: z.string().nullable(),
  image: PictureAddress.nullable(),
  price: CentsAmount,
  /** How many are wanted in all. */
  quantity: z.int().positive(),
  /** How many another giver can still take. Never told to the owner: it would give away a surprise. */
  available_quantity: z.int().nonnegative().nullable(),
  fulfilled: z.boolean(),
  url: z.string().nullable(),
  notes: z.string(),
  /** The owner's words about a fund; empty for other wishes. */
  extra_description: z.string(),
  external: z.boolean(),
  fund: z.boolean(),
  /** Null, as `comment_count`, while nobody can say. */
  like_count: z.int().nonnegative().nullable(),
  comment_count: z.int().nonnegative().nullable(),
  /** Whether the viewer likes it. */
  liked: z.boolean(),
  contributed_amount: CentsAmount.nullable(),
  remaining_amount: CentsAmount.nullable(),
  payout_requested: Instant.nullable(),
  payout_dispatched: Instant.nullable(),
  created_at: Instant,
});
export type Wish = z.infer<typeof Wish>;

/** A wish with whose it is and where it hangs, as shown outside its list. */
export const WishOnPage = Wish.extend({
  user: PersonSummary,
  wishlist: z.object({ id: WishlistId, name: z.string(), event: z.boolean() }),
});
export type WishOnPage = z.infer<typeof WishOnPage>;

/** A wish that was given, and by whom to whom. `from_user` is null where the giver stays unnamed to this viewer. */
export const GiftedWish = WishOnPage.extend({
  from_user: PersonSummary.nullable(),
  to_user: PersonSummary,
  gifted_quantity: z.int().positive(),
  gifted_at: Instant,
});
export type GiftedWish = z.infer<typeof GiftedWish>;
