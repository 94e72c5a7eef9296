import { RequestFailed } from '@wishbow/http/client';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { rememberMe } from './remember-me.ts';

const maya = aSignedInPerson();
const theo = aSignedInPerson({ id: idOf('person', 2) });
const failed = (status: number) => new RequestFailed(status, { code: 'any', message: 'Any.' });

/** Accounts that know Maya until they fail. */
function accounts() {
  let failure: Error | undefined;
  const find = rememberMe(async (userId) => {
    if (failure) throw failure;
    return userId === maya.id ? maya : undefined;
  });
  return {
    find,
    fail: (next: Error) => {
      failure = next;
    },
  };
}

test.each([0, 502, 503])('while accounts fail with %i whoever was here a moment ago is still known', async (status) => {
  const { find, fail } = accounts();
  expect(await find(maya.id)).toEqual(maya);
  fail(failed(status));
  expect(await find(maya.id)).toEqual(maya);
});

test('nobody is made up: who was not here, and what is wrong with ourselves, stays a failure', async () => {
  const { find, fail } = accounts();
  await find(maya.id);
  fail(failed(0));
  await expect(find(theo.id)).rejects.toThrow();
  fail(new Error('a fault of ours'));
  await expect(find(maya.id)).rejects.toThrow('a fault of ours');
});
