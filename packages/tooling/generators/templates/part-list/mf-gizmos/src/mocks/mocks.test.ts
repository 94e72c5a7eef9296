import { askEverything } from '@wishbow/testing/world/world-stories';
import mocks from '../exposes/mocks.ts';

test('every answer is one of its contract', async () => {
  const statuses = [...(await askEverything(mocks)).values()];
  expect(statuses.length).toBeGreaterThan(1);
  expect(statuses.filter((status) => status === 0 || status >= 500)).toEqual([]);
});
