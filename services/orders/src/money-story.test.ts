import { storySeeds, storyTimeoutMs } from '@wishbow/testing/story-seeds';
import * as fc from 'fast-check';
import { storyAct } from './testing/story/story-acts.ts';
import { faultsAtTheEnd } from './testing/story/story-end.ts';
import { createStoryWorld, type StoryWorld } from './testing/story/story-world.ts';

jest.setTimeout(storyTimeoutMs(120_000));

/** Two to begin with, and every one that has found a fault. */
const KNOWN_SEEDS = [1, 2];
const FEWEST_ACTS = 15;
const MOST_ACTS = 40;

let world: StoryWorld | undefined;
const endWorld = async () => {
  await world?.stop();
  world = undefined;
};
afterEach(endWorld);

test('whatever people do to the running service, in the end no cent, no unit and no news is lost or doubled', async () => {
  for (const seed of storySeeds(KNOWN_SEEDS)) {
    await fc.assert(
      fc
        .asyncProperty(
          fc.array(storyAct, { minLength: FEWEST_ACTS, maxLength: MOST_ACTS, size: 'max' }),
          async (acts) => {
            const real = await createStoryWorld();
            world = real;
            await fc.asyncModelRun(() => ({ model: {}, real }), acts);
            expect(await faultsAtTheEnd(real)).toEqual([]);
            await endWorld();
          },
        )
        .beforeEach(endWorld),
      { numRuns: 1, seed },
    );
  }
});
