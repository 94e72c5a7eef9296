import type { NotificationSettings } from '@wishbow/contracts/notification-settings-contract';
import type { NotificationKind } from '@wishbow/contracts/notifications';
import { nextDigestAt } from '@wishbow/domain/daily-digest';
import type { Delivery } from '../notifications/notification-repository.ts';

/** A moment in which what was done by mistake can be undone, and news read on an open page, before a mail goes out. */
const LETTER_PAUSE_MS = 5_000;

/** Where a piece of news goes by the settings of whom it is for; undefined where they want to hear nothing of it. */
export function deliveryOf(
  { kinds, mails }: NotificationSettings,
  kind: NotificationKind,
  now: Date,
): Delivery | undefined {
  const { in_app: isInBell, email } = kinds[kind];
  const mail = email ? mailAt(mails, now) : undefined;
  return isInBell || mail ? { isInBell, mail } : undefined;
}

function mailAt(mails: NotificationSettings['mails'], now: Date): Delivery['mail'] {
  if (mails === 'none') return undefined;
  if (mails === 'daily') return { as: 'digest', dueAt: nextDigestAt(now) };
  return { as: 'letter', dueAt: new Date(now.getTime() + LETTER_PAUSE_MS) };
}
