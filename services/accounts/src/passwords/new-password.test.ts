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

async function signedIn(email: string, password = 'kiln-at-noon') {
  const answer = await accounts.asVisitor(accountsContract.login, { body: { email, password } });
  if (answer.status !== 200) throw new Error(`could not sign in as ${email}`);
  return hashOfToken(answer.body.token);
}
const isLive = async (tokenHash: string) =>
  (await accounts.asService(accountsInternalContract.findSession, { body: { tokenHash } })).status === 200;
const change = (userId: Parameters<typeof accounts.asUser>[0], current_password: string, password = 'glaze-at-dawn') =>
  accounts.asUser(userId)(credentialsContract.changePassword, {
    body: { current_password, password, password_confirmation: password },
  });

test('with a new password all sessions end at once, this browser is given a new one, and a mail tells of it', async () => {
  const userId = await signedUpAt(accounts, 'theo_l');
  const email = 'theo_l@mailbox.example';
  const before = [await signedIn(email), await signedIn(email)];
  const answer = await change(userId, 'kiln-at-noon');
  if (answer.status !== 200) throw new Error('the password was not changed');
  expect(await Promise.all(before.map(isLive))).toEqual([false, false]);
  expect(await accounts.ephemeral.cache.get(`session:${before[0]}`)).toBe('revoked');
  expect(await isLive(hashOfToken(answer.body.token))).toBe(true);
  const { words } = await accounts.mailbox.letterTo(email, 'Your password was changed');
  expect(words.action?.url).toBe('https://wishbow.example/forgot-password');
});

test('a password set through a mail ends all sessions too, and confirms the address', async () => {
  const userId = await signedUpAt(accounts, 'ines_m');
  const email = 'ines_m@mailbox.example';
  const before = await signedIn(email);
  await accounts.asVisitor(credentialsContract.forgotPassword, { body: { email } });
  const token = tokenIn(await accounts.mailbox.letterTo(email, 'Set a new password'));
  const body = { token, password: 'glaze-at-dawn', password_confirmation: 'glaze-at-dawn' };
  expect((await accounts.asVisitor(credentialsContract.resetPassword, { body })).status).toBe(200);
  expect(await isLive(before)).toBe(false);
  await accounts.mailbox.letterTo(email, 'Your password was changed');
  const own = await accounts.asService(accountsInternalContract.getOwnAccount, { body: { userId } });
  expect(own).toMatchObject({ status: 200, body: { emailVerified: true } });
});

test('whoever does not know the password changes nothing', async () => {
  const userId = await signedUpAt(accounts, 'open_page');
  const session = await signedIn('open_page@mailbox.example');
  expect(await change(userId, 'a-guess')).toMatchObject({
    status: 422,
    body: { errors: { current_password: ['This is not your password.'] } },
  });
  expect(await isLive(session)).toBe(true);
});

test('the eleventh guess at an open page has to wait', async () => {
  const userId = await signedUpAt(accounts, 'guessed_at');
  for (let guess = 0; guess < 10; guess += 1) expect((await change(userId, 'a-guess')).status).toBe(422);
  expect((await change(userId, 'kiln-at-noon')).status).toBe(429);
});

test('a visitor has no password to change', async () => {
  const body = { current_password: 'a', password: 'glaze-at-dawn', password_confirmation: 'glaze-at-dawn' };
  const answer = accounts.asVisitor(credentialsContract.changePassword, { body });
  await expect(answer).rejects.toMatchObject({ status: 401 });
});
