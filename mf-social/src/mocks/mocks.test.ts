import { refusedByMocks, testsEveryWorldOf } from '@wishbow/testing/world/mocks-tests';
import mocks from '../exposes/mocks.ts';

testsEveryWorldOf(mocks);

test('in the world as it begins, every call finds what it is about', async () => {
  expect(await refusedByMocks(mocks)).toEqual([]);
});
