import * as z from 'zod';
import { PersonSummary } from './people.ts';
import { Instant, NotificationId, PictureAddress } from './wire-types.ts';

export const NOTIFICATION_KINDS = [
  'follow_requested',
  'follow_approved',
  'address_requested',
  'address_approved',
  'wish_gifted',
  'order_placed',
  'order_shipped',
  'order_delivered',
  'gift_shipped',
  'gift_delivered',
  'order_failed',
  'order_cancelled',
  'gift_cancelled',
  'gift_claimed',
  'gift_unclaimed',
  'order_refunded',
  'return_label_ready',
  'return_refused',
  'taken_wish_removed',
  'contribution_received',
  'contribution_refunded',
  'payout_requested',
  'payout_dispatched',
  'payout_rejected',
  'wish_recommended',
  'item_recommended',
  'wish_liked',
  'comment_added',
  'reply_added',
  'comment_liked',
  'birthday_soon',
  'birthday_today',
  'credit_granted',
  'content_hidden',
  'content_restored',
  'report_upheld',
  'report_dismissed',
] as const;
export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const Notification = z.object({
  id: NotificationId,
  kind: NotificationKind,
  text: z.string(),
  /** The thing it is about, as it is called in `text`. */
  object: z.string().nullable(),
  /** A full path, or a query fragment (`?requested`) to append to the current route. */
  url: z.string(),
  viewed: z.boolean(),
  /** Whether it asks for an answer that has not been given yet. */
  awaits_answer: z.boolean(),
  extra_info: z.string().nullable(),
  /** Whether the picture of an item belongs beside the text. */
  show_item: z.boolean(),
  image: PictureAddress.nullable(),
  /** What the notification is about: the relationship, wish or order. */
  secondary_model_id: z.string().nullable(),
  from_user: PersonSummary.nullable(),
  created_at: Instant,
});
export type Notification = z.infer<typeof Notification>;
