import type { NotificationKind } from '@wishbow/contracts/notifications';
import { NEWS_WORDS } from '../../shared/news-words.ts';

export interface NewsGroup {
  readonly title: string;
  readonly kinds: readonly NotificationKind[];
}

const PEOPLE: readonly NotificationKind[] = [
  'follow_requested',
  'follow_approved',
  'address_requested',
  'address_approved',
  'birthday_soon',
  'birthday_today',
];
const TALK: readonly NotificationKind[] = [
  'comment_added',
  'reply_added',
  'wish_liked',
  'comment_liked',
  'wish_recommended',
  'item_recommended',
];
const RECEIVED: readonly NotificationKind[] = [
  'wish_gifted',
  'gift_shipped',
  'gift_delivered',
  'gift_cancelled',
  'contribution_received',
  'payout_requested',
  'payout_dispatched',
  'payout_rejected',
];

const FROM_US: readonly NotificationKind[] = [
  'credit_granted',
  'content_hidden',
  'content_restored',
  'report_upheld',
  'report_dismissed',
];

const named = [...PEOPLE, ...TALK, ...RECEIVED, ...FROM_US];
const isKind = (name: string): name is NotificationKind => name in NEWS_WORDS;

/** Every kind of news once; what no other group names is about what one gives. */
export const NEWS_GROUPS: readonly NewsGroup[] = [
  { title: 'People', kinds: PEOPLE },
  { title: 'Comments, likes and recommendations', kinds: TALK },
  { title: 'Gifts for you', kinds: RECEIVED },
  { title: 'From Wishbow', kinds: FROM_US },
  {
    title: 'What you give',
    kinds: Object.keys(NEWS_WORDS)
      .filter(isKind)
      .filter((kind) => !named.includes(kind)),
  },
];
