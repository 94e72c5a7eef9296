import { storySeeds, storyTimeoutMs } from '@wishbow/testing/story-seeds';
import * as fc from 'fast-check';
import { type Act, anyAct, ownAct } from '../testing/paper/paper-acts.ts';
import { PaperWorld } from '../testing/paper/paper-world.ts';

jest.setTimeout(storyTimeoutMs(60_000));

/** One to begin with, and every one that has found a fault. */
const KNOWN_SEEDS = [1];
const STORIES = 1_200;
const PEOPLE = 2;
const FEWEST_ACTS = 15;
const MOST_ACTS = 50;

test('whatever people order, call back, send back, chip in and pay out, after each step no cent is made or lost', async () => {
  for (const seed of storySeeds(KNOWN_SEEDS)) {
    await fc.assert(
      fc.property(fc.array(anyAct(PEOPLE), { minLength: FEWEST_ACTS, maxLength: MOST_ACTS, size: 'max' }), (story) => {
        const world = new PaperWorld();
        for (const act of story) {
          act.run(world);
          expect(world.violations()).toEqual([]);
        }
      }),
      { numRuns: STORIES, seed },
    );
  }
});

/** Both stories in one, each in its own order; `turns` says whose turn it is. */
function mixed(one: readonly Act[], other: readonly Act[], turns: readonly boolean[]): Act[] {
  const [ones, others] = [[...one], [...other]];
  const taken = turns.flatMap((isFirst) => (isFirst ? ones : others).shift() ?? []);
  return [...taken, ...ones, ...others];
}

test('what two people do, each by themself, comes to the same in whatever order they do it', async () => {
  const storyOf = (person: number) => fc.array(ownAct(fc.constant(person)), { maxLength: 15 });
  const balancesAfter = (story: readonly Act[]) => {
    const world = new PaperWorld();
    for (const act of story) act.run(world);
    return world.balances();
  };
  await fc.assert(
    fc.property(storyOf(0), storyOf(1), fc.array(fc.boolean(), { maxLength: 30 }), (one, other, turns) => {
      expect(balancesAfter(mixed(one, other, turns))).toEqual(balancesAfter([...one, ...other]));
    }),
    { numRuns: STORIES },
  );
});
