import type { RelationshipId, UserId } from '@wishbow/contracts/wire-types';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import { announceTo, type FollowDeps } from './follow-user.ts';
import type { Ending, Relationship } from './relationship-repository.ts';

/** The followed person says yes. @returns undefined when nobody asked them under this id. */
export const approveRequest =
  ({ connection, relationships, announce, wakeRelay, now }: FollowDeps) =>
  async (id: RelationshipId, followedId: UserId): Promise<Relationship | undefined> => {
    const approved = await inTransaction(connection, async (session) => {
      const relationship = await relationships.approve(id, followedId, session);
      if (relationship) {
        const payload = { relationshipId: id, followerId: relationship.followerId, followedId };
        await recordEvent(connection, session, {
          type: 'social.follow_approved',
          aggregateId: id,
          payload,
          now: now(),
        });
      }
      return relationship;
    });
    if (!approved) return undefined;
    wakeRelay();
    await announceTo(announce, approved);
    return approved;
  };

/** Withdraws, refuses, removes or unfollows, by either of the two. Address access ends with it; nobody is told. */
export const endRelationship =
  ({ connection, relationships, announce, wakeRelay, now }: FollowDeps) =>
  async (ending: Ending): Promise<Relationship | undefined> => {
    const ended = await inTransaction(connection, async (session) => {
      const relationship = await relationships.end(ending, session);
      if (relationship) {
        const { id, followerId, followedId } = relationship;
        const payload = { relationshipId: id, followerId, followedId };
        await recordEvent(connection, session, { type: 'social.follow_ended', aggregateId: id, payload, now: now() });
      }
      return relationship;
    });
    if (!ended) return undefined;
    wakeRelay();
    await announceTo(announce, ended);
    return ended;
  };
