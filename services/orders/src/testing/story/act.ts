import * as fc from 'fast-check';
import type { StoryWorld } from './story-world.ts';

/** What people do to the running service; each act copes with whatever the ones before came to. */
export type StoryAct = fc.AsyncCommand<object, StoryWorld>;

/** It prints as words, so that a story that failed can be read. */
export const act = (what: string, facts: object, run: (real: StoryWorld) => Promise<unknown>): StoryAct => ({
  check: () => true,
  run: async (_model, real) => {
    await run(real);
  },
  toString: () => `${what} ${JSON.stringify(facts)}`,
});

/** Who of the people, and which of whatever they have: beyond the last one it begins anew. */
export const who = fc.nat({ max: 2 });
export const which = fc.nat({ max: 9 });
export const target = fc.constantFrom('card' as const, 'credit' as const);
/** Whether the card that is used works. */
export const isGood = fc.integer({ min: 0, max: 5 }).map((number) => number > 0);
