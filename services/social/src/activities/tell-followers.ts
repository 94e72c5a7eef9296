import { setTimeout as pause } from 'node:timers/promises';
import type { PubSub } from '@wishbow/cache/ephemeral';
import { UserId } from '@wishbow/contracts/wire-types';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Loop, startLoop } from '@wishbow/service/loop';
import { nudgeOver } from '../live/nudge.ts';
import { type FeedReaders, feedReaders } from './feed-readers.ts';

/** Where the processes of this service tell each other whose followers have something to read. */
const CHANNEL = 'feed:actors';
/** Whatever one does within this time is told of once. */
const REST_MS = 1_000;
/** How soon the channel is listened to again where that failed. */
const IDLE_MS = 5_000;

export interface FollowerNews {
  readonly readers: FeedReaders;
  /** Says to all processes that somebody did something. */
  tell(actorId: UserId): Promise<void>;
  /** Begins to listen, and the work behind it. */
  start(): Loop;
}

interface FollowerNewsDeps {
  readonly pubSub: PubSub;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly restMs?: number;
}

/**
 * Has the open pages of those who follow somebody look at their feed again. What that costs is decided by how many read
 * at this moment, not by how many follow: ten thousand followers are one message, and one nudge for each of them who
 * is there. It runs beside all requests and events; what is lost, the next poll of the page makes up for.
 */
export function followerNews({ pubSub, logger, now, restMs = REST_MS }: FollowerNewsDeps): FollowerNews {
  const readers = feedReaders(now);
  const nudge = nudgeOver(pubSub);
  const waiting = new Set<UserId>();
  return {
    readers,
    tell: (actorId) => pubSub.publish(CHANNEL, actorId),
    start: () => {
      let stopListening: (() => Promise<void>) | undefined;
      const hear = (actorId: string) => {
        waiting.add(UserId.parse(actorId));
        loop.wake();
      };
      const work = async () => {
        stopListening ??= await pubSub.subscribe(CHANNEL, hear);
        const actorIds = [...waiting];
        waiting.clear();
        await nudge('feed', [...new Set(actorIds.flatMap(readers.listReadersOf))]);
        if (actorIds.length > 0) await pause(restMs);
        return waiting.size > 0;
      };
      const loop = startLoop({ name: 'news of the feed', idleMs: IDLE_MS, logger, work });
      return {
        wake: loop.wake,
        stop: async () => {
          await loop.stop();
          await stopListening?.();
        },
      };
    },
  };
}
