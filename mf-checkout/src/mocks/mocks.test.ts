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

test('in the world as it begins, calls find what they are about: only what is paid has to be what was quoted, and nothing is asked about or placed late', async () => {
  const refused = [...(await askEverything(mocks))].filter(([, status]) => status >= 400).map(([id]) => id);
  expect(refused.sort()).toEqual(['checkoutCart', 'checkoutItem', 'confirmPayment', 'decideLateOrder']);
});
