import type { UserId } from '@wishbow/contracts/wire-types';

/** A page that is open asks every minute; whoever has not asked twice has left. */
const READS_ON_MS = 130_000;
/** About 50 MB where each follows a hundred people. Those who read longest ago make room: they have the poll. */
const MOST_READERS = 5_000;

/** Who reads the feed at this moment, and of whom: known to this process alone, and only for a while. */
export interface FeedReaders {
  /** Somebody has just read what these people do. */
  note(readerId: UserId, followedIds: readonly UserId[]): void;
  listReadersOf(actorId: UserId): UserId[];
}

interface Reading {
  readonly followedIds: ReadonlySet<UserId>;
  readonly until: number;
}

export function feedReaders(now: () => Date, mostReaders = MOST_READERS): FeedReaders {
  // In the order in which they read last.
  const readings = new Map<UserId, Reading>();
  return {
    note: (readerId, followedIds) => {
      readings.delete(readerId);
      readings.set(readerId, { followedIds: new Set(followedIds), until: now().getTime() + READS_ON_MS });
      const [oldest] = readings.keys();
      if (readings.size > mostReaders && oldest) readings.delete(oldest);
    },
    listReadersOf: (actorId) => {
      const at = now().getTime();
      const readers: UserId[] = [];
      for (const [readerId, { followedIds, until }] of readings) {
        if (until <= at) readings.delete(readerId);
        else if (followedIds.has(actorId)) readers.push(readerId);
      }
      return readers;
    },
  };
}
