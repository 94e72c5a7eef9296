import { EJSON } from 'bson';
import { testConfig } from './config.ts';
import { randomNumbers } from './random/random-numbers.ts';
import { randomOperation } from './random/random-operations.ts';
import { embeddedSide, remoteSide, type Side } from './random/sides.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

const OPERATION_COUNT = 300;
const OPERATIONS_BETWEEN_RESTARTS = 75;

jest.setTimeout(180_000);

/** A fresh collection, with indexes so that plans are compared as well. */
async function prepare(side: Side): Promise<void> {
  await side.rows().drop();
  await side.rows().createIndexes([{ key: { n: 1, b: -1 } }, { key: { a: 1 } }, { key: { c: 1 }, sparse: true }]);
}

/** Runs the same operations on both sides and returns what came out differently. */
async function differences(seed: number, left: Side, right: Side): Promise<object[]> {
  const random = randomNumbers(seed);
  const found: object[] = [];
  await Promise.all([prepare(left), prepare(right)]);
  for (let index = 1; index <= OPERATION_COUNT; index++) {
    const { description, run } = randomOperation(random);
    const outcomes = await Promise.all([run(left.rows()), run(right.rows())]);
    const [ours, theirs] = outcomes.map((outcome) => EJSON.stringify(outcome, { relaxed: false }));
    if (ours !== theirs) found.push({ index, description, ours, theirs });
    if (index % OPERATIONS_BETWEEN_RESTARTS === 0) await right.restart();
  }
  return found;
}

describe('The same random operations', () => {
  test.each([1, 2, 3, 4])('come out the same on a second engine (seed %i)', async (seed) => {
    await withTemporaryFolder(async (folder) => {
      const left = await embeddedSide();
      const right = testConfig.differentialUrl
        ? await remoteSide(testConfig.differentialUrl)
        : await embeddedSide(folder);
      try {
        expect(await differences(seed, left, right)).toEqual([]);
      } finally {
        await left.stop();
        await right.stop();
      }
    });
  });
});
