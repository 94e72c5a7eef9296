import { askEverything } from '@wishbow/testing/world/world-stories';
import mocks from '../exposes/mocks.ts';

test.each(['', ...mocks.scenarios.map(({ name }) => name)])(
  'in the world "%s" every answer is one of its contract',
  async (name) => {
    const statuses = [...(await askEverything(mocks, name)).values()];
    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status === 0 || status >= 500)).toEqual([]);
  },
);

test('in the world as it begins, every call finds what it is about', async () => {
  const refused = [...(await askEverything(mocks))].filter(([, status]) => status >= 400).map(([id]) => id);
  expect(refused.sort()).toEqual([]);
});
