import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import { tokenIn } from '../testing/mailbox.ts';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

const logIn = (email: string, password: string) =>
  accounts.asVisitor(accountsContract.login, { body: { email, password } });
const tokenOf = (answer: Awaited<ReturnType<typeof logIn>>) => (answer.status === 200 ? [answer.body.token] : []);
const logInEightTimes = async (email: string) =>
  (await Promise.all(Array.from({ length: 8 }, () => logIn(email, 'kiln-at-noon')))).flatMap(tokenOf);
const isLive = async (token: string) => {
  const tokenHash = hashOfToken(token);
  return (await accounts.asService(accountsInternalContract.findSession, { body: { tokenHash } })).status === 200;
};
const listLive = async (tokens: readonly string[]) => {
  const live: string[] = [];
  for (const token of tokens) if (await isLive(token)) live.push(token);
  return live;
};
const change = (userId: Parameters<typeof accounts.asUser>[0], password: string) =>
  accounts.asUser(userId)(credentialsContract.changePassword, {
    body: { current_password: 'kiln-at-noon', password, password_confirmation: password },
  });

test.each([1, 2, 3])('nobody stays signed in with the old password while it is changed (time %p)', async (time) => {
  const userId = await signedUpAt(accounts, `changing_${time}`);
  const [changed, opened] = await Promise.all([
    change(userId, 'glaze-at-dawn'),
    logInEightTimes(`changing_${time}@mailbox.example`),
  ]);
  if (changed.status !== 200) throw new Error('the password was not changed');
  expect(await listLive(opened)).toEqual([]);
  expect(await isLive(changed.body.token)).toBe(true);
});

test.each([1, 2, 3])('nobody stays signed in with the old password while it is reset (time %p)', async (time) => {
  const email = `resetting_${time}@mailbox.example`;
  await signedUpAt(accounts, `resetting_${time}`);
  await accounts.asVisitor(credentialsContract.forgotPassword, { body: { email } });
  const token = tokenIn(await accounts.mailbox.letterTo(email, 'Set a new password'));
  const body = { token, password: 'glaze-at-dawn', password_confirmation: 'glaze-at-dawn' };
  const [reset, opened] = await Promise.all([
    accounts.asVisitor(credentialsContract.resetPassword, { body }),
    logInEightTimes(email),
  ]);
  expect(reset.status).toBe(200);
  expect(await listLive(opened)).toEqual([]);
});

test('of four who change one password at once one does, and that is the password then', async () => {
  const userId = await signedUpAt(accounts, 'four_at_once');
  const answers = await Promise.all([1, 2, 3, 4].map((place) => change(userId, `glaze-at-${place}00`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);

  const changed = answers.flatMap((answer) => (answer.status === 200 ? [answer.body.token] : []));
  expect(await listLive(changed)).toHaveLength(1);
  const winner = answers.findIndex(({ status }) => status === 200) + 1;
  expect((await logIn('four_at_once@mailbox.example', `glaze-at-${winner}00`)).status).toBe(200);
});

test('everybody who signs in at once with the right password is let in', async () => {
  await signedUpAt(accounts, 'many_devices');
  const opened = await logInEightTimes('many_devices@mailbox.example');
  expect(await listLive(opened)).toHaveLength(8);
});
