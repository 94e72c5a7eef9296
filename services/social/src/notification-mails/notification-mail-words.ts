import type { RequestedMail } from '@wishbow/contracts/mails';
import type { Notification, NotificationKind } from '@wishbow/contracts/notifications';
import { hrefOf } from '@wishbow/contracts/routes';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type DateOnly, formatDay } from '@wishbow/domain/date-only';
import { sameOriginPath } from '@wishbow/domain/web-address';

/** What the button says, where it can say more than that it leads there. */
const BUTTONS: Partial<Record<NotificationKind, string>> = {
  follow_requested: 'Answer the request',
  address_requested: 'Answer the request',
  birthday_soon: 'Find a gift',
  birthday_today: 'Find a gift',
  comment_added: 'Read the comment',
  reply_added: 'Read the reply',
};

/** Letters name a subject within what mail programs show of it. */
const LONGEST_SUBJECT = 150;

export interface Receiver {
  readonly userId: UserId;
  readonly unsubscribePath: string;
}

/** One notification as a mail of its own. */
export function letterOf(notification: Notification, { userId, unsubscribePath }: Receiver): RequestedMail {
  const { id, kind, text, extra_info, url } = notification;
  return {
    effectKey: `notification:${id}`,
    to: { userId },
    subject: shortened(text, LONGEST_SUBJECT),
    heading: shortened(text, LONGEST_SUBJECT),
    paragraphs: extra_info ? [shortened(extra_info, 1_000)] : [],
    action: { label: BUTTONS[kind] ?? 'See it on Wishbow', path: pathOf(url) },
    unsubscribePath,
  };
}

/** The notifications of a day as one mail, the newest first as in the bell. */
export function digestOf(
  notifications: readonly Notification[],
  day: DateOnly,
  { userId, unsubscribePath }: Receiver,
): RequestedMail {
  const count = notifications.length === 1 ? 'One thing' : `${notifications.length} things`;
  return {
    effectKey: `digest:${userId}:${day}`,
    to: { userId },
    subject: `${count} happened on Wishbow`,
    heading: `Your news of ${formatDay(day)}`,
    paragraphs: [],
    entries: notifications.toReversed().map(({ text, extra_info, url }) => ({
      text: shortened(text, 300),
      note: extra_info && shortened(extra_info, 300),
      path: pathOf(url),
    })),
    action: { label: 'See all notifications', path: hrefOf('notifications') },
    unsubscribePath,
  };
}

/** A query fragment opens its dialog on any page: mails lead to the notifications with it. */
const pathOf = (url: string): string => (url.startsWith('?') ? hrefOf('notifications') + url : sameOriginPath(url));

function shortened(text: string, longest: number): string {
  const points = [...text];
  return points.length > longest ? `${points.slice(0, longest - 1).join('')}…` : text;
}
