import type { DomainEventType } from '@wishbow/contracts/domain-events';
import type { ServiceName } from '@wishbow/contracts/service-names';

/** Who listens to what: the one table of event deliveries. */
const SUBSCRIBERS: Readonly<Record<DomainEventType, readonly ServiceName[]>> = {
  'social.follow_requested': ['social'],
  'social.follow_approved': ['social'],
  'social.follow_ended': ['social'],
  'social.address_requested': ['social'],
  'social.address_approved': ['social'],
  'social.address_access_ended': ['social'],
  'social.wish_recommended': ['social'],
  'social.item_recommended': ['social'],
  'social.wish_liked': ['social'],
  'social.wish_unliked': ['social'],
  'social.comment_added': ['social'],
  'social.reply_added': ['social'],
  'social.comment_removed': ['social'],
  'social.comment_liked': ['social'],
  'social.comment_unliked': ['social'],
  'social.comment_tags_changed': ['wishlists'],
  'accounts.person_deleted': ['social', 'wishlists', 'orders'],
  'social.mail_requested': ['accounts'],
  'orders.mail_requested': ['accounts'],
  'wishlists.wish_added': [],
  'wishlists.wish_removed': ['social', 'orders'],
  'orders.order_placed': ['social'],
  'orders.order_failed': ['social'],
  'orders.order_shipped': ['social'],
  'orders.order_delivered': ['social'],
  'orders.custom_gift_given': ['social'],
  'orders.custom_gift_undone': ['social'],
  'orders.contribution_made': ['social'],
  'orders.contribution_refunded': ['social'],
  'orders.payout_requested': ['social'],
  'orders.order_cancelled': ['social'],
  'orders.order_refunded': ['social'],
  'orders.return_label_ready': ['social'],
  'orders.return_refused': ['social'],
  'orders.order_changed': ['social'],
};

export const subscribersOf = (type: DomainEventType): readonly ServiceName[] => SUBSCRIBERS[type];
