import type { PartMocks } from './part-mocks.ts';
import { askEverything } from './world-stories.ts';

/** Tests that whoever is shown a part on its mocks, in any of its scenarios, gets answers that the contracts allow. */
export function testsEveryWorldOf(mocks: PartMocks): void {
  test.each(['', ...mocks.scenarios.map(({ name }) => name)])(
    'in the world "%s" every answer is one of its contract',
    async (name) => {
      const statuses = [...(await askEverything(mocks, name)).values()];
      expect(statuses.length).toBeGreaterThan(20);
      expect(statuses.filter((status) => status === 0 || status >= 500)).toEqual([]);
    },
  );
}

/** The ids of the calls that are refused in the world as it begins, in alphabetical order. */
export async function refusedByMocks(mocks: PartMocks): Promise<string[]> {
  const refused = [...(await askEverything(mocks))].filter(([, status]) => status >= 400);
  return refused.map(([id]) => id).sort();
}
