import { demoProductTitled } from './catalogue.ts';
import { daysBefore, hours, minutes } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { personId } from './people.ts';
import type { PersonKey } from './person-rows.ts';
import { wishId } from './wishes.ts';

export type DemoNotificationKind =
  | 'follow_requested'
  | 'follow_approved'
  | 'address_requested'
  | 'address_approved'
  | 'wish_gifted'
  | 'contribution_received'
  | 'comment_added'
  | 'reply_added'
  | 'wish_liked'
  | 'comment_liked'
  | 'wish_recommended'
  | 'item_recommended'
  | 'birthday_in_ten_days'
  | 'order_delivered'
  | 'order_failed'
  | 'payout_requested'
  | 'payout_dispatched'
  | 'credit_granted'
  | 'gift_claimed';

export type DemoNotification = {
  id: string;
  personId: string;
  kind: DemoNotificationKind;
  /** Who caused it; notices of the site itself have nobody. */
  actorId?: string;
  wishId?: string;
  /** The product it is about, where it is about no wish. */
  productId?: string;
  /** The sum it is about, where it is about no thing: "$20.00". */
  sum?: string;
  /** How it reads, the actor's name left out: "chipped in $40 to Kiln for the studio". */
  text: string;
  isViewed: boolean;
  createdAt: Date;
};

type NotificationRow = {
  to: PersonKey;
  kind: DemoNotificationKind;
  actor?: PersonKey;
  wish?: string;
  product?: string;
  sum?: string;
  text: string;
  daysAgo: number;
  isViewed?: true;
};

const notificationRows: readonly NotificationRow[] = [
  { to: 'maya', kind: 'follow_requested', actor: 'priya', text: 'wants to follow you', daysAgo: minutes(2) },
  {
    to: 'maya',
    kind: 'wish_gifted',
    actor: 'dele',
    wish: 'maya/Merino yarn bundle',
    text: 'gifted you Merino yarn bundle',
    daysAgo: hours(1),
  },
  {
    to: 'maya',
    kind: 'contribution_received',
    actor: 'theo',
    wish: 'maya/Kiln for the studio',
    text: 'chipped in $40 to Kiln for the studio',
    daysAgo: hours(3),
  },
  {
    to: 'maya',
    kind: 'item_recommended',
    actor: 'ingrid',
    product: 'Gouache set with palette',
    text: 'recommended Gouache set with palette to you',
    daysAgo: hours(5),
  },
  {
    to: 'maya',
    kind: 'birthday_in_ten_days',
    actor: 'theo',
    text: '’s birthday is in 10 days',
    daysAgo: hours(20),
    isViewed: true,
  },
  {
    to: 'maya',
    kind: 'reply_added',
    actor: 'gurpreet',
    wish: 'theo/Over-ear headphones with quiet mode',
    text: 'replied to your comment: “In! I’ll message you.”',
    daysAgo: hours(21),
    isViewed: true,
  },
  { to: 'maya', kind: 'follow_requested', actor: 'marcus', text: 'wants to follow you', daysAgo: 1.4, isViewed: true },
  {
    to: 'maya',
    kind: 'address_requested',
    actor: 'camila',
    text: 'asked for your address',
    daysAgo: 3,
    isViewed: true,
  },
  {
    to: 'maya',
    kind: 'wish_liked',
    actor: 'rosa',
    wish: 'maya/Hand-thrown amphora vase',
    text: 'and 4 others like Hand-thrown amphora vase',
    daysAgo: 4,
    isViewed: true,
  },
  {
    to: 'maya',
    kind: 'order_failed',
    wish: 'camila/Nursery rocker, carousel',
    text: 'Your order for Camila Duarte did not go through',
    daysAgo: hours(5),
    isViewed: true,
  },
  {
    to: 'maya',
    kind: 'order_delivered',
    wish: 'omar/Orchard apple box, 6 lb',
    text: 'Your order for Omar Haddad is complete',
    daysAgo: 8.4,
    isViewed: true,
  },
  {
    to: 'maya',
    kind: 'gift_claimed',
    actor: 'rosa',
    product: 'Cast teapot with infuser, 37 oz',
    text: 'claimed Cast teapot with infuser, 37 oz',
    daysAgo: 9,
    isViewed: true,
  },
  {
    to: 'maya',
    kind: 'credit_granted',
    sum: '$20.00',
    text: 'You received $20.00 in Llama Bucks',
    daysAgo: 40,
    isViewed: true,
  },
  {
    to: 'maya',
    kind: 'address_approved',
    actor: 'theo',
    text: 'shared an address with you',
    daysAgo: 60,
    isViewed: true,
  },
  { to: 'maya', kind: 'follow_approved', actor: 'zoe', text: 'approved your request', daysAgo: 70, isViewed: true },
  {
    to: 'theo',
    kind: 'comment_added',
    actor: 'maya',
    wish: 'theo/Over-ear headphones with quiet mode',
    text: 'commented: “Going halves on this with anyone?”',
    daysAgo: hours(20),
  },
  {
    to: 'theo',
    kind: 'wish_gifted',
    actor: 'tomas',
    wish: 'theo/Reading flashlight',
    text: 'gifted you Reading flashlight',
    daysAgo: hours(30),
  },
  {
    to: 'priya',
    kind: 'wish_gifted',
    actor: 'dele',
    wish: 'priya/Young rubber plant in terracotta',
    text: 'gifted you Young rubber plant in terracotta',
    daysAgo: minutes(12),
  },
  { to: 'priya', kind: 'address_requested', actor: 'maya', text: 'asked for your address', daysAgo: 2 },
  { to: 'bao', kind: 'follow_requested', actor: 'maya', text: 'wants to follow you', daysAgo: 3 },
  {
    to: 'gurpreet',
    kind: 'payout_requested',
    wish: 'gurpreet/Kayak for two',
    text: 'Payout requested for Kayak for two',
    daysAgo: 5,
  },
  {
    to: 'june',
    kind: 'payout_dispatched',
    wish: 'june/Piano lessons',
    text: 'Payout mailed for Piano lessons',
    daysAgo: 19,
    isViewed: true,
  },
  {
    to: 'astrid',
    kind: 'contribution_received',
    actor: 'hector',
    wish: 'astrid/Two-seat sofa',
    text: 'chipped in $30 to Two-seat sofa',
    daysAgo: 1.1,
  },
  {
    to: 'suki',
    kind: 'comment_added',
    actor: 'june',
    wish: 'suki/Roller skates, cherry',
    text: 'commented: “Size up! I learned the hard way, twice.”',
    daysAgo: hours(26),
  },
  {
    to: 'june',
    kind: 'comment_liked',
    actor: 'suki',
    wish: 'suki/Roller skates, cherry',
    text: 'likes your comment',
    daysAgo: hours(24),
  },
];

/** What waits behind people's bells, newest first within a person. */
export const demoNotifications = (now: Date): DemoNotification[] =>
  notificationRows.map(({ to, kind, actor, wish, product, sum, text, daysAgo, isViewed = false }) => ({
    id: demoId('notification', `${to}/${kind}/${actor ?? ''}/${text}`),
    personId: personId(to),
    kind,
    ...(actor ? { actorId: personId(actor) } : {}),
    ...(wish ? { wishId: wishId(wish) } : {}),
    ...(product ? { productId: demoProductTitled(product).productId } : {}),
    ...(sum ? { sum } : {}),
    text,
    isViewed,
    createdAt: daysBefore(now, daysAgo),
  }));
