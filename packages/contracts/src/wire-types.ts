import { type DateOnly, parseDateOnly } from '@wishbow/domain/date-only';
import { type Cents, cents, parseDollars } from '@wishbow/domain/money';
import { lengthFault } from '@wishbow/domain/text-length';
import * as z from 'zod';

/** How every id of ours is written; addresses are read by it where there are no schemas. */
export const WRITTEN_ID = /^[0-9a-f]{24}$/;

/** A MongoDB object id on the wire. Branded per entity, so that a wish id cannot be passed for a list id. */
const objectId = () => z.string().regex(WRITTEN_ID, 'Invalid id');

export const UserId = objectId().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;
export const WishlistId = objectId().brand<'WishlistId'>();
export type WishlistId = z.infer<typeof WishlistId>;
export const WishId = objectId().brand<'WishId'>();
export type WishId = z.infer<typeof WishId>;
export const ItemId = objectId().brand<'ItemId'>();
export type ItemId = z.infer<typeof ItemId>;
export const OrderId = objectId().brand<'OrderId'>();
export type OrderId = z.infer<typeof OrderId>;
export const CartItemId = objectId().brand<'CartItemId'>();
export type CartItemId = z.infer<typeof CartItemId>;
export const ContributionId = objectId().brand<'ContributionId'>();
export type ContributionId = z.infer<typeof ContributionId>;
export const PayoutId = objectId().brand<'PayoutId'>();
export type PayoutId = z.infer<typeof PayoutId>;
export const RelationshipId = objectId().brand<'RelationshipId'>();
export type RelationshipId = z.infer<typeof RelationshipId>;
export const NotificationId = objectId().brand<'NotificationId'>();
export type NotificationId = z.infer<typeof NotificationId>;
export const RecommendationId = objectId().brand<'RecommendationId'>();
export type RecommendationId = z.infer<typeof RecommendationId>;
export const ReportId = objectId().brand<'ReportId'>();
export type ReportId = z.infer<typeof ReportId>;
export const LikeId = objectId().brand<'LikeId'>();
export type LikeId = z.infer<typeof LikeId>;
export const ActivityId = objectId().brand<'ActivityId'>();
export type ActivityId = z.infer<typeof ActivityId>;
export const CommentId = objectId().brand<'CommentId'>();
export type CommentId = z.infer<typeof CommentId>;
export const SessionId = objectId().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;
export const PasskeyId = objectId().brand<'PasskeyId'>();
export type PasskeyId = z.infer<typeof PasskeyId>;
/** A payment method's id at the card provider. */
export const CardId = z
  .string()
  .regex(/^[A-Za-z0-9_]{3,80}$/)
  .brand<'CardId'>();
export type CardId = z.infer<typeof CardId>;

/** Whole cents, never negative. */
export const CentsAmount = z
  .int()
  .nonnegative()
  .transform((amount): Cents => cents(amount));

/** Dollars as the specification sends them (`24.99`), read digit by digit into cents. */
export const Dollars = z.union([z.string(), z.number().transform(String)]).transform((text, context): Cents => {
  const amount = parseDollars(text);
  if (amount === undefined) {
    context.addIssue({ code: 'custom', message: 'Please enter an amount in dollars and cents' });
    return z.NEVER;
  }
  return amount;
});

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.string().transform((text, context): DateOnly => {
  const day = parseDateOnly(text);
  if (day === undefined) {
    context.addIssue({ code: 'custom', message: 'Please enter a valid date' });
    return z.NEVER;
  }
  return day;
});

/** Where the next page begins; opaque to callers. */
export const Cursor = z.string().max(100);

/** An instant as an ISO string. */
export const Instant = z.iso.datetime();

/** A picture as the page may show it: our own path, or an https address of a shop. */
export const PictureAddress = z
  .string()
  .max(2048)
  .regex(/^(\/media\/|https:\/\/|http:\/\/)/);

const PICTURE_TYPE = /^data:image\/(png|jpeg|webp|gif|avif);base64,/;
const NOT_BASE64 = /[^A-Za-z0-9+/=]/;

/** Looks for what is wrong: a pattern that matches all of four megabytes keeps a way back to each of them. */
function isPictureDataUrl(text: string): boolean {
  const head = PICTURE_TYPE.exec(text)?.[0];
  return head !== undefined && text.length > head.length && !NOT_BASE64.test(text.slice(head.length));
}

/** A raster picture as a data URL of at most 3 MB; what it truly holds is checked where it is decoded. */
export const PictureDataUrl = z
  .string()
  .max(4_200_000, 'Image exceeds size limit: 3 MB')
  .refine(isPictureDataUrl, 'Image only');

/** Control characters and halves of surrogate pairs: nobody types them, and no database or page takes them kindly. */
const UNTYPABLE = /[\p{Cc}\p{Cs}]/u;

/** Line separators, and marks that turn what stands after them around: with them a name reads as another one. */
const DECEPTIVE = /[\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Something that can be seen: not only spaces, joiners and marks of direction. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const isPlain = (text: string) => !UNTYPABLE.test(text) && !DECEPTIVE.test(text);
const isPlainOverLines = (text: string) => !UNTYPABLE.test(text.replace(/[\n\r\t]/g, ''));
const isVisible = (text: string) => VISIBLE.test(text);
const atMost = (longest: number) => (text: string, context: z.RefinementCtx) => {
  const message = lengthFault(text, longest);
  if (message) context.addIssue({ code: 'custom', message });
};
const NOT_PLAIN = 'Please use plain text.';

/** One line a person typed, trimmed; may be left empty. Length in code points. */
export const optionalLine = (longest: number) =>
  z.string().trim().superRefine(atMost(longest)).refine(isPlain, NOT_PLAIN);

/** One line a person has to type, with something in it that can be seen; `required` says so where there is nothing. */
export const shortText = (longest: number, required: string) => optionalLine(longest).refine(isVisible, required);

/** Several lines a person typed; may be left empty. Length in code points. */
export const longText = (longest: number) =>
  z.string().superRefine(atMost(longest)).refine(isPlainOverLines, NOT_PLAIN);

/** Several lines a person has to type, trimmed, with something in them that can be seen. */
export const requiredText = (longest: number, required: string) =>
  z.string().trim().superRefine(atMost(longest)).refine(isPlainOverLines, NOT_PLAIN).refine(isVisible, required);

/** The viewer the old clients send along. It is never believed: the session alone says who is asking. */
export const ViewerHint = z.unknown().optional();
