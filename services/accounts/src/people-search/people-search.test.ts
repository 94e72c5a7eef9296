import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { registration } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

test('accents, case and special characters in the query are taken literally', async () => {
  const zoe = { username: 'zoe', firstName: 'Zoë', lastName: 'Åström', email: 'zoe@mailbox.example' };
  await accounts.asVisitor(accountsContract.register, { body: registration(zoe) });
  const search = async (query: string) => {
    const answer = await accounts.asVisitor(accountsContract.searchUsers, { body: { query } });
    return answer.body.users.map(({ username }) => username);
  };
  expect(await search('astr')).toEqual(['zoe']);
  expect(await search('zoe ast')).toEqual(['zoe']);
  expect(await search('(a+)+$')).toEqual([]);
  expect(await search('.*')).toEqual([]);
  expect(await search('')).toEqual([]);
});

test.each(['\u0000', 'ma\u0000ya', '\ud800'])('a search for what nobody can type is refused: %j', async (query) => {
  await expect(accounts.asVisitor(accountsContract.searchUsers, { body: { query } })).rejects.toMatchObject({
    status: 422,
    problem: { errors: { query: ['Please use plain text.'] } },
  });
});
