import { randomInt } from 'node:crypto';
import { givenStoryMinutes } from './config.ts';

const HIGHEST_SEED = 2 ** 31;
const MINUTE_MS = 60_000;

/**
 * From which stories are invented: the known ones first, always, and then fresh ones until `STORY_MINUTES` are over.
 * A story that fails names its seed; one that found a fault is kept among the known ones.
 */
export function* storySeeds(known: readonly number[]): Generator<number> {
  const deadline = performance.now() + givenStoryMinutes() * MINUTE_MS;
  yield* known;
  while (performance.now() < deadline) yield randomInt(HIGHEST_SEED);
}

/** Whether somebody wants everything told that can be, not a part of it. */
export const isTellingAllStories = (): boolean => givenStoryMinutes() > 0;

/** How long a test may take that tells all of them. */
export const storyTimeoutMs = (usualMs: number): number => usualMs + 2 * givenStoryMinutes() * MINUTE_MS;
