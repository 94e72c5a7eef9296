import { setTimeout as pause } from 'node:timers/promises';
import type { PubSub } from '@wishbow/cache/ephemeral';
import type { RelationshipId, UserId } from '@wishbow/contracts/wire-types';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Loop, startLoop } from '@wishbow/service/loop';
import type { Connection } from '@wishbow/service/mongo/connection';
import { nudgeOver } from '../live/nudge.ts';
import { mongoRelationshipRepository } from '../relationships/relationship-repository.ts';

/** So many are read and told at a time, whatever the number of followers. */
const BATCH = 500;
/** Whatever one does within this time is told of once. */
const REST_MS = 1_000;
const IDLE_MS = 60_000;

export interface FollowerNews {
  /** Says that somebody did something; answers at once. */
  tell(actorId: UserId): void;
  /** Begins the work behind it. */
  start(): Loop;
}

interface FollowerNewsDeps {
  readonly connection: Connection;
  readonly pubSub: PubSub;
  readonly logger: Logger;
  readonly restMs?: number;
}

/**
 * Has the open pages of everybody who follows somebody look at their feed again. It runs beside all requests and events,
 * one person after the other: ten thousand followers keep nobody waiting. What is lost when the process ends, the next
 * poll of the page makes up for.
 */
export function followerNews({ connection, pubSub, logger, restMs = REST_MS }: FollowerNewsDeps): FollowerNews {
  const relationships = mongoRelationshipRepository(connection);
  const nudge = nudgeOver(pubSub);
  const waiting = new Set<UserId>();
  let loop: Loop | undefined;

  const tellFollowersOf = async (actorId: UserId) => {
    let after: RelationshipId | undefined;
    do {
      const batch = await relationships.listFollowersAfter(actorId, after, BATCH);
      await nudge(
        'feed',
        batch.map(({ followerId }) => followerId),
      );
      after = batch.length === BATCH ? batch.at(-1)?.id : undefined;
    } while (after);
  };
  const tellWaiting = async () => {
    const actorIds = [...waiting];
    waiting.clear();
    for (const actorId of actorIds) await tellFollowersOf(actorId);
    if (actorIds.length > 0) await pause(restMs);
    return waiting.size > 0;
  };
  return {
    tell: (actorId) => {
      waiting.add(actorId);
      loop?.wake();
    },
    start: () => {
      loop = startLoop({ name: 'news of the feed', idleMs: IDLE_MS, logger, work: tellWaiting });
      return loop;
    },
  };
}
