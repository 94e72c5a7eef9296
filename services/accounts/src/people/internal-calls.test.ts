import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { runningAccounts } from '../testing/running-accounts.ts';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

test('a visitor cannot ask what only services may ask', async () => {
  await expect(
    accounts.asVisitor(accountsInternalContract.listPeople, { body: { usernames: ['maya_okafor'] } }),
  ).rejects.toMatchObject({ status: 401, problem: { code: 'unauthenticated' } });
});
