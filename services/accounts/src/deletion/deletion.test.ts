import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { ordersInternalContract } from '@wishbow/contracts/orders-contract';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import { readIdentity } from '@wishbow/service/identity/read-identity';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import { listen, type Running } from '@wishbow/service/listen';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { mongoPictureRepository } from '@wishbow/service/pictures/picture-repository';
import express from 'express';
import sharp from 'sharp';
import { mongoRepositories } from '../repositories.ts';
import { registration, signedUpAt } from '../testing/people.ts';
import { runningAccounts, SECRET } from '../testing/running-accounts.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
let orders: Running;
/** Who waits for a check. */
const awaiting = new Set<UserId>();
beforeAll(async () => {
  const { getUnfinished } = ordersInternalContract;
  const played = implement(
    { getUnfinished },
    { getUnfinished: async ({ body }) => ({ status: 200, body: { payouts: awaiting.has(body.userId) ? 1 : 0 } }) },
  );
  orders = await listen(express().use(readIdentity('orders', SECRET)).use(played), 0);
  accounts = await runningAccounts({ ordersUrl: orders.url });
});
afterAll(async () => {
  await accounts.stop();
  await orders.stop();
});

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

const isAwaiting = async (userId: UserId) => awaiting.has(userId);

/** The work of the night, `days` from now. */
const nightAfter = (days: number, awaitsPayout = isAwaiting) => {
  const { connection, ephemeral } = accounts;
  return eraseDueAccounts({
    connection,
    ephemeral,
    ...mongoRepositories(connection, SECRET),
    pictures: mongoPictureRepository(connection),
    awaitsPayout,
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

test('nobody leaves while a check is on its way to them, and whoever asked for it since is deleted after it', async () => {
  const userId = await signedUpAt(accounts, 'funded');
  awaiting.add(userId);
  expect(await deleteAs(userId)).toMatchObject({ status: 409, body: { code: 'payout_under_way' } });
  awaiting.delete(userId);
  expect((await deleteAs(userId)).status).toBe(200);
  awaiting.add(userId);
  expect(await nightAfter(15)).toBe(true);
  expect((await ownAccount(userId)).person.name).toBe('Maya Okafor');
  awaiting.delete(userId);
  await nightAfter(16);
  expect((await ownAccount(userId)).person.name).toBe('Deleted person');
});

test('whoever keeps the account while it is looked whether a check is on its way keeps it', async () => {
  const userId = await signedUpAt(accounts, 'wavering');
  await deleteAs(userId);
  const keepsIt = async () => {
    await accounts.asUser(userId)(ownAccountContract.keepAccount, {});
    return true;
  };
  expect(await nightAfter(15, keepsIt)).toBe(true);
  expect((await ownAccount(userId)).deletionDueAt).toBeNull();
  await nightAfter(17);
  expect((await ownAccount(userId)).person.name).toBe('Maya Okafor');
});

test('the picture of somebody who is gone is gone, unless somebody else shows the same one', async () => {
  const drawn = sharp({ create: { width: 300, height: 300, channels: 3, background: '#a03050' } });
  const image = `data:image/png;base64,${(await drawn.png().toBuffer()).toString('base64')}`;
  const show = async (userId: UserId) => {
    const shown = await accounts.asUser(userId)(ownAccountContract.updateAvatar, { body: { image } });
    return shown.status === 200 ? shown.body.avatar : null;
  };
  const [one, other] = [await signedUpAt(accounts, 'pictured_1'), await signedUpAt(accounts, 'pictured_2')];
  const avatar = await show(one);
  expect(await show(other)).toBe(avatar);
  const statusOf = async () => (await fetch(accounts.url + avatar)).status;
  await deleteAs(one);
  await nightAfter(15);
  expect(await statusOf()).toBe(200);
  await accounts.asUser(other)(ownAccountContract.updateAvatar, { body: { image: null } });
  expect(await statusOf()).toBe(404);
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
