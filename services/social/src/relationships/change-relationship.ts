import type { DomainEventType } from '@wishbow/contracts/domain-events';
import { type ClientSession, inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import { type FollowDeps, nudgeBoth } from './follow-user.ts';
import type { Relationship } from './relationship-repository.ts';

export type RelationshipEvent = Extract<DomainEventType, `social.${'follow' | 'address'}_${string}`>;

/**
 * Saves a change of a relationship together with the event that tells of it; then the pages of the two are nudged.
 * @returns undefined when `save` found nothing to change.
 */
export async function changeRelationship(
  { connection, nudge, wakeRelay, now }: FollowDeps,
  type: RelationshipEvent,
  save: (session: ClientSession) => Promise<Relationship | undefined>,
): Promise<Relationship | undefined> {
  const changed = await inTransaction(connection, async (session) => {
    const relationship = await save(session);
    if (relationship) {
      const { id, followerId, followedId } = relationship;
      const payload = { relationshipId: id, followerId, followedId };
      await recordEvent(connection, session, { type, aggregateId: id, payload, now: now() });
    }
    return relationship;
  });
  if (!changed) return undefined;
  wakeRelay();
  await nudgeBoth(nudge, changed);
  return changed;
}
