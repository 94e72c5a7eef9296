import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { BlockRepository } from '../blocks/block-repository.ts';
import type { Notifier } from '../notifications/notify.ts';
import type { RelationshipRepository } from './relationship-repository.ts';

/** Nobody follows somebody who is gone, and they follow nobody: so nothing of theirs is shown any more. */
export const farewellNews = (
  { once }: Notifier,
  relationships: RelationshipRepository,
  blocks: BlockRepository,
): EventHandlers => ({
  'accounts.person_deleted': ({ userId }, event) =>
    once(event, [], async (session) => {
      await relationships.endAllOf(userId, session);
      await blocks.removeAllOf(userId, session);
    }),
});
