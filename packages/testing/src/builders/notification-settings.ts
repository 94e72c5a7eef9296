import { NotificationSettings } from '@wishbow/contracts/notification-settings-contract';
import { NOTIFICATION_KINDS, type NotificationKind } from '@wishbow/contracts/notifications';

/** Everything is told in the bell and by mail, with one interesting thing overridden. */
export function aNotificationSettings({
  kinds = {},
  mails = 'at_once',
}: {
  kinds?: Partial<Record<NotificationKind, { in_app: boolean; email: boolean }>>;
  mails?: NotificationSettings['mails'];
} = {}): NotificationSettings {
  const all = NOTIFICATION_KINDS.map((kind) => [kind, { in_app: true, email: true }]);
  return NotificationSettings.parse({ kinds: { ...Object.fromEntries(all), ...kinds }, mails });
}
