import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

const signedUp = (username: string) => signedUpAt(accounts, username);

test('a person changes their own and nobody else does', async () => {
  const maya = await signedUp('maya_priv');
  const theo = await signedUp('theo_priv');
  const change = (settingsId: typeof maya, id = settingsId) =>
    accounts.asUser(maya)(accountsContract.updateSettings, {
      params: { settingsId },
      body: { user: { id, settings: { private: true } } },
    });
  expect(await change(maya)).toEqual({
    status: 200,
    body: { settings: { private: true, show_birthday: true, show_address: 'requests' } },
  });
  expect((await change(theo)).status).toBe(403);
  expect((await change(maya, theo)).status).toBe(422);
});
