import type { NotificationChannels } from '@wishbow/contracts/notification-settings-contract';
import type { NotificationKind } from '@wishbow/contracts/notifications';

/** What happens often and asks for nothing: the bell tells it, a mail would be too much unless somebody wants it. */
const NOT_MAILED_UNASKED: readonly NotificationKind[] = ['wish_liked', 'comment_liked'];

/** Where somebody is told of a kind of news who has not said anything about it. */
export const defaultChannels = (kind: NotificationKind): NotificationChannels => ({
  in_app: true,
  email: !NOT_MAILED_UNASKED.includes(kind),
});
