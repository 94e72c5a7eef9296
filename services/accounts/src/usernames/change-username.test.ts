import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { identityContract } from '@wishbow/contracts/identity-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { registration, signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let clock = new Date();
let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts({ now: () => clock });
});
afterAll(() => accounts.stop());

const rename = (userId: UserId, username: string) =>
  accounts.asUser(userId)(identityContract.changeUsername, { body: { username } });
const namesAt = async (...usernames: string[]) => {
  const { body } = await accounts.asService(accountsInternalContract.listPeople, { body: { usernames } });
  return body.people.map(({ username }) => username);
};
const register = (username: string) =>
  accounts.asVisitor(accountsContract.register, {
    body: registration({ username, email: `${username}_2@mailbox.example` }),
  });
const TAKEN = { status: 422, body: { errors: { username: ['This username is already taken.'] } } };

test('the former name leads to its person for 90 days and nobody else gets it, then it is free', async () => {
  const userId = await signedUpAt(accounts, 'old_name');
  const other = await signedUpAt(accounts, 'onlooker');
  expect(await rename(userId, 'New_Name')).toMatchObject({ status: 200, body: { user: { username: 'New_Name' } } });
  expect(await namesAt('old_name', 'new_name')).toEqual(['New_Name', 'New_Name']);
  const search = await accounts.asVisitor(accountsContract.searchUsers, { body: { query: 'new_na' } });
  expect(search.body.users).toMatchObject([{ username: 'New_Name' }]);
  expect(await rename(other, 'OLD_NAME')).toMatchObject(TAKEN);
  expect(await register('old_name')).toMatchObject(TAKEN);

  clock = new Date(clock.getTime() + 91 * DAY_MS);
  expect(await namesAt('old_name')).toEqual([]);
  expect((await register('old_name')).status).toBe(201);
});

test('a person takes a former name of theirs again, or writes it otherwise', async () => {
  const userId = await signedUpAt(accounts, 'there');
  await rename(userId, 'and_back');
  expect((await rename(userId, 'THERE')).status).toBe(200);
  expect(await namesAt('there', 'and_back')).toEqual(['THERE', 'THERE']);
  expect((await rename(userId, 'There')).status).toBe(200);
  expect(await namesAt('there')).toEqual(['There']);
});

test('of four who want one name at once one gets it, and nobody changes it a fourth time on one day', async () => {
  const people = await Promise.all([1, 2, 3, 4].map((number) => signedUpAt(accounts, `wants_${number}`)));
  const answers = await Promise.all(people.map((userId) => rename(userId, 'wanted')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  const winner = people[answers.findIndex(({ status }) => status === 200)];
  if (!winner) throw new Error('nobody got it');
  for (const name of ['second_one', 'third_one']) expect((await rename(winner, name)).status).toBe(200);
  expect((await rename(winner, 'fourth_one')).status).toBe(429);
});

test('nobody takes a name that reads as the one of somebody who works here, who may write theirs anew', async () => {
  const admin = await signedUpAt(accounts, 'maya_runs_it');
  await accounts.connection.models.Person?.updateOne({ _id: admin }, { role: 'admin' });
  const unavailable = { status: 422, body: { errors: { username: ['This username is not available.'] } } };
  expect(await register('rnaya_runs_it')).toMatchObject(unavailable);
  const other = await signedUpAt(accounts, 'plain_other');
  for (const name of ['MayaRunsIt', 'rnaya_runs_1t', 'admin_'])
    expect(await rename(other, name)).toMatchObject(unavailable);
  expect((await rename(admin, 'Maya_Runs_It')).status).toBe(200);
});

test('a visitor has no name to change', async () => {
  const answer = accounts.asVisitor(identityContract.changeUsername, { body: { username: 'x' } });
  await expect(answer).rejects.toMatchObject({ status: 401 });
});
