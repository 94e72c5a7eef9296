import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { tokenIn } from '../testing/mailbox.ts';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

const SUBJECT = 'Confirm your email address';
const verify = (token: string) => accounts.asVisitor(credentialsContract.verifyEmail, { body: { token } });
async function isVerified(userId: UserId) {
  const own = await accounts.asService(accountsInternalContract.getOwnAccount, { body: { userId } });
  return own.status === 200 && own.body.emailVerified;
}

test('who signs up is mailed a link that confirms their address, once', async () => {
  const userId = await signedUpAt(accounts, 'nora_q');
  const letter = await accounts.mailbox.letterTo('nora_q@mailbox.example', SUBJECT);
  expect(letter.words.action?.url).toMatch(/^https:\/\/wishbow\.example\/accept#verify=[\w-]{43}$/);
  expect(await isVerified(userId)).toBe(false);
  expect((await verify(tokenIn(letter))).status).toBe(200);
  expect(await isVerified(userId)).toBe(true);
  expect(await verify(tokenIn(letter))).toMatchObject({ status: 422, body: { code: 'invalid_token' } });
});

test('a program that only looks at the link confirms nothing', async () => {
  const userId = await signedUpAt(accounts, 'prefetched');
  const token = tokenIn(await accounts.mailbox.letterTo('prefetched@mailbox.example', SUBJECT));
  const looked = await fetch(`${accounts.url}/api/auth/verifyEmail?token=${token}`);
  expect(looked.status).toBe(404);
  expect(await isVerified(userId)).toBe(false);
});

test('a link to an address that is not theirs any more confirms nothing', async () => {
  const userId = await signedUpAt(accounts, 'moved_on');
  const token = tokenIn(await accounts.mailbox.letterTo('moved_on@mailbox.example', SUBJECT));
  await accounts.connection.models.Person?.updateOne({ _id: userId }, { emailKey: 'new@mailbox.example' });
  expect((await verify(token)).status).toBe(422);
  expect(await isVerified(userId)).toBe(false);
});

test('the mail can be sent again three times in a quarter of an hour', async () => {
  const userId = await signedUpAt(accounts, 'lost_mail');
  const again = () => accounts.asUser(userId)(credentialsContract.sendVerification, {});
  for (let sent = 0; sent < 3; sent += 1) expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(429);
});

test('a visitor cannot have mails sent', async () => {
  await expect(accounts.asVisitor(credentialsContract.sendVerification, {})).rejects.toMatchObject({ status: 401 });
});
