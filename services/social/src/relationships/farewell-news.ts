import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { BlockRepository } from '../blocks/block-repository.ts';
import type { CalendarFeedRepository } from '../calendar/calendar-feed-repository.ts';
import type { NotificationSettingsRepository } from '../notification-settings/notification-settings-repository.ts';
import type { Notifier } from '../notifications/notify.ts';
import type { RelationshipRepository } from './relationship-repository.ts';

export interface FarewellStores {
  readonly relationships: RelationshipRepository;
  readonly blocks: BlockRepository;
  readonly settings: NotificationSettingsRepository;
  readonly feeds: CalendarFeedRepository;
}

/** Nobody follows somebody who is gone, and they follow nobody: so nothing of theirs is shown any more. */
export const farewellNews = (
  { once }: Notifier,
  { relationships, blocks, settings, feeds }: FarewellStores,
): EventHandlers => ({
  'accounts.person_deleted': ({ userId }, event) =>
    once(event, [], async (session) => {
      await relationships.endAllOf(userId, session);
      await blocks.removeAllOf(userId, session);
      await settings.remove(userId, session);
      await feeds.remove(userId, session);
    }),
});
