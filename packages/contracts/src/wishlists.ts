import { LONGEST_DESCRIPTION } from '@wishbow/domain/text-length';
import { LONGEST_LIST_NAME } from '@wishbow/domain/wishlist-limits';
import * as z from 'zod';
import { Day, longText, optionalLine, PictureAddress, shortText, UserId, WishlistId } from './wire-types.ts';

/** A wishlist as its owner or an approved viewer sees it. */
export const Wishlist = z.object({
  id: WishlistId,
  user_id: UserId,
  name: z.string(),
  description: z.string(),
  event: z.boolean(),
  event_date: z.string().nullable(),
  event_address: z.string().nullable(),
  event_city: z.string().nullable(),
  event_state: z.string().nullable(),
  event_postal: z.string().nullable(),
  private: z.boolean(),
  image: PictureAddress.nullable(),
  order: z.int(),
  wish_count: z.int().nonnegative(),
  gifted_count: z.int().nonnegative(),
});
export type Wishlist = z.infer<typeof Wishlist>;

/** What everyone else learns of a private list: that it exists. RELIABILITY.md row 8: exactly these two keys. */
export const PrivateWishlistStub = z.strictObject({ id: WishlistId, private: z.literal(true) });
export type PrivateWishlistStub = z.infer<typeof PrivateWishlistStub>;

export const SeenWishlist = z.union([Wishlist, PrivateWishlistStub]);
export type SeenWishlist = z.infer<typeof SeenWishlist>;

const placeLine = () => optionalLine(100).nullish();

/** The form of a list; an event needs its date ("Please add a date to the event."). */
export const WishlistForm = z
  .strictObject({
    name: shortText(LONGEST_LIST_NAME, 'Please add a name.'),
    description: longText(LONGEST_DESCRIPTION).default(''),
    event: z.boolean().default(false),
    event_date: Day.nullish(),
    event_address: placeLine(),
    event_city: placeLine(),
    event_state: placeLine(),
    event_postal: placeLine(),
    private: z.boolean().default(false),
  })
  .refine((form) => !form.event || form.event_date, {
    path: ['event_date'],
    message: 'Please add a date to the event.',
  });
export type WishlistForm = z.infer<typeof WishlistForm>;
