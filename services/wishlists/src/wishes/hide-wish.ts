import { type UserId, WishId } from '@wishbow/contracts/wire-types';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { ViewerId } from '../owners/seen-owners.ts';
import type { WishRepository } from './wish-repository.ts';

/** Keeps a wish out of sight as admins have decided, or puts it back; the same again changes nothing. */
export const hideWish = (wishes: WishRepository): EventHandlers => ({
  'social.content_judged': async ({ kind, subjectId, decision, isChanged }, { occurredAt }) => {
    if (kind !== 'wish' || !isChanged) return;
    await wishes.setHidden(WishId.parse(subjectId), decision === 'hide' ? new Date(occurredAt) : null);
  },
});

interface Hideable {
  readonly ownerId: UserId;
  readonly hiddenAt?: Date | null;
}

/** What admins keep out of sight exists for its owner alone. */
export const isInSightOf =
  (viewerId: ViewerId) =>
  ({ hiddenAt, ownerId }: Hideable): boolean =>
    !hiddenAt || ownerId === viewerId;
