import type { UserId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { BlockRepository } from '../blocks/block-repository.ts';
import type { Nudge } from '../live/nudge.ts';
import type { PeopleDirectory } from '../people/people-directory.ts';
import { inTurn } from '../things/in-turn.ts';
import type { Pair, Relationship, RelationshipRepository } from './relationship-repository.ts';

export interface FollowDeps {
  readonly connection: Connection;
  readonly blocks: BlockRepository;
  readonly relationships: RelationshipRepository;
  readonly people: PeopleDirectory;
  readonly nudge: Nudge;
  /** Tells the relay that an event waits. */
  readonly wakeRelay: () => void;
  readonly now: () => Date;
}

export type Followed = { ok: true; relationship: Relationship } | { ok: false; reason: 'self' | 'nobody' };

/** Asks to follow somebody: always a request first. Asking twice is asking once. Who is blocked finds nobody to follow. */
export const followUser =
  ({ connection, blocks, relationships, people, nudge, wakeRelay, now }: FollowDeps) =>
  async (pair: Pair): Promise<Followed> => {
    if (pair.followerId === pair.followedId) return { ok: false, reason: 'self' };
    if (!(await people.find(pair.followedId))) return { ok: false, reason: 'nobody' };

    const relationship = await inTurn(connection, async (session) => {
      if ((await blocks.listBetween(pair.followerId, [pair.followedId], session)).size > 0) return undefined;
      const asked = await relationships.request(pair, now(), session);
      if (asked.isNew) {
        const payload = { ...pair, relationshipId: asked.relationship.id };
        const aggregateId = asked.relationship.id;
        await recordEvent(connection, session, { type: 'social.follow_requested', aggregateId, payload, now: now() });
      }
      return asked.relationship;
    });
    if (!relationship) return { ok: false, reason: 'nobody' };
    wakeRelay();
    await nudgeBoth(nudge, relationship);
    return { ok: true, relationship };
  };

export const nudgeBoth = (nudge: Nudge, { id, followerId, followedId }: Relationship): Promise<void> =>
  nudge('relationships', [followerId, followedId] satisfies UserId[], id);
