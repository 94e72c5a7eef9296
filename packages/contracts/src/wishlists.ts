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
/** Stands beside nothing: it is for the followers of a private person (`private`), or the viewer has blocked them. */
export const closedProfile = { private: z.literal(true).optional(), blocking: z.literal(true).optional() };

export const PrivateWishlistStub = z.strictObject({ id: WishlistId, private: z.literal(true) });
export type PrivateWishlistStub = z.infer<typeof PrivateWishlistStub>;

export const SeenWishlist = z.union([Wishlist, PrivateWishlistStub]);
export type SeenWishlist = z.infer<typeof SeenWishlist>;

const placeLine = () => optionalLine(100).nullish();

const fields = {
  name: shortText(LONGEST_LIST_NAME, 'Please add a name.'),
  description: longText(LONGEST_DESCRIPTION),
  event: z.boolean(),
  event_date: Day.nullish(),
  event_address: placeLine(),
  event_city: placeLine(),
  event_state: placeLine(),
  event_postal: placeLine(),
  private: z.boolean(),
};

/** Said under `event_date`. */
export const EVENT_WITHOUT_DATE = 'Please add a date to the event.';

/** An event needs its date. */
export const hasItsDate = (form: { readonly event: boolean; readonly event_date?: string | null | undefined }) =>
  !form.event || Boolean(form.event_date);

/** The form of a new list. */
export const WishlistForm = z
  .strictObject({
    ...fields,
    description: fields.description.default(''),
    event: fields.event.default(false),
    private: fields.private.default(false),
  })
  .refine(hasItsDate, { path: ['event_date'], message: EVENT_WITHOUT_DATE });
export type WishlistForm = z.infer<typeof WishlistForm>;

/** Changes of one's own list. Whether an event has its date is judged by what the list is with them. */
export const WishlistChanges = z.strictObject(fields).partial();
export type WishlistChanges = z.infer<typeof WishlistChanges>;
