import { refusedByMocks, testsEveryWorldOf } from '@wishbow/testing/world/mocks-tests';
import mocks from '../exposes/mocks.ts';

testsEveryWorldOf(mocks);

test('in the world as it begins, calls find what they are about: only what is paid has to be what was quoted, and nothing is asked about or placed late', async () => {
  expect(await refusedByMocks(mocks)).toEqual(['checkoutCart', 'checkoutItem', 'confirmPayment', 'decideLateOrder']);
});
