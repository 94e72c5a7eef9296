import { refusedByMocks, testsEveryWorldOf } from '@wishbow/testing/world/mocks-tests';
import mocks from '../exposes/mocks.ts';

testsEveryWorldOf(mocks);

test('in the world as it begins, calls find what they are about: only there is no provider to sign in with', async () => {
  expect(await refusedByMocks(mocks)).toEqual([
    'beginOpenidConnection',
    'beginOpenidLogin',
    'connectOpenid',
    'loginWithOpenid',
  ]);
});
