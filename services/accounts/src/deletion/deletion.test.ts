import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { mongoRepositories } from '../repositories.ts';
import { registration, signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

const deleteAs = (userId: UserId, password = 'kiln-at-noon') =>
  accounts.asUser(userId)(ownAccountContract.deleteAccount, { body: { password } });
const logIn = (username: string) =>
  accounts.asVisitor(accountsContract.login, {
    body: { email: `${username}@mailbox.example`, password: 'kiln-at-noon' },
  });
const ownAccount = async (userId: UserId) => {
  const own = await accounts.asService(accountsInternalContract.getOwnAccount, { body: { userId } });
  if (own.status !== 200) throw new Error('nobody there');
  return own.body;
};

/** The work of the night, `days` from now. */
const nightAfter = (days: number) => {
  const { connection, ephemeral } = accounts;
  return eraseDueAccounts({
    connection,
    ephemeral,
    ...mongoRepositories(connection, 'a secret of at least thirty-two bytes'),
    wakeRelay: () => undefined,
    now: () => new Date(Date.now() + days * DAY_MS),
  })();
};

test('who asks for it is signed out everywhere and told the day, and can keep the account until then', async () => {
  const userId = await signedUpAt(accounts, 'leaving');
  const session = await logIn('leaving');
  if (session.status !== 200) throw new Error('could not sign in');
  expect((await deleteAs(userId)).status).toBe(200);
  const tokenHash = hashOfToken(session.body.token);
  expect((await accounts.asService(accountsInternalContract.findSession, { body: { tokenHash } })).status).toBe(404);
  const letter = await accounts.mailbox.letterTo('leaving@mailbox.example', 'Your account will be deleted');
  expect(letter.words.action?.url).toBe('https://wishbow.example/account?tab=data');
  expect((await logIn('leaving')).status).toBe(200);
  expect((await ownAccount(userId)).deletionDueAt).not.toBeNull();

  await accounts.asUser(userId)(ownAccountContract.keepAccount, {});
  expect(await nightAfter(15)).toBe(false);
  expect(await ownAccount(userId)).toMatchObject({ deletionDueAt: null, person: { name: 'Maya Okafor' } });
});

test('nobody is deleted by somebody who does not know the password', async () => {
  const userId = await signedUpAt(accounts, 'open_page');
  expect(await deleteAs(userId, 'a-guess')).toMatchObject({
    status: 422,
    body: { errors: { password: ['This is not your password.'] } },
  });
  expect((await ownAccount(userId)).deletionDueAt).toBeNull();
});

test('two weeks later nothing is left of a person but an id, and the other services are told', async () => {
  const userId = await signedUpAt(accounts, 'gone_soon');
  await accounts.mailbox.letterTo('gone_soon@mailbox.example', 'Confirm your email address');
  await deleteAs(userId);
  await accounts.mailbox.letterTo('gone_soon@mailbox.example', 'Your account will be deleted');
  expect(await nightAfter(13)).toBe(false);
  expect(await nightAfter(15)).toBe(true);

  const rows = await Promise.all(Object.values(accounts.connection.models).map((model) => model.find().lean()));
  expect(JSON.stringify(rows)).not.toContain('gone_soon');
  expect(await ownAccount(userId)).toMatchObject({
    person: {
      name: 'Deleted person',
      details: { avatar: null, bio: '', birthday: null },
      settings: { private: true, show_birthday: false },
    },
    address: null,
  });
  expect((await logIn('gone_soon')).status).toBe(422);
  const search = await accounts.asVisitor(accountsContract.searchUsers, { body: { query: 'deleted' } });
  expect(search.body.users).toEqual([]);
  const events = await outboxModel(accounts.connection).find({ type: 'accounts.person_deleted' }).lean();
  expect(events.map(({ payload }) => payload)).toEqual([{ userId }]);
});

test('the name and the address of somebody who is gone can be taken again', async () => {
  const userId = await signedUpAt(accounts, 'phoenix');
  await deleteAs(userId);
  await nightAfter(15);
  const body = registration({ username: 'phoenix', email: 'phoenix@mailbox.example' });
  expect((await accounts.asVisitor(accountsContract.register, { body })).status).toBe(201);
});

test('a visitor deletes nobody', async () => {
  const asked = accounts.asVisitor(ownAccountContract.deleteAccount, { body: { password: 'x' } });
  await expect(asked).rejects.toMatchObject({ status: 401 });
  await expect(accounts.asVisitor(ownAccountContract.keepAccount, {})).rejects.toMatchObject({ status: 401 });
});
