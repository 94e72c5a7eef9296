import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { adminPeopleContract } from '@wishbow/contracts/admin-people-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import { UserId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import { adminCallsOf, anyCallOf } from '@wishbow/testing/admin-calls';
import { fillSearchEntries } from '../people/fill-search-entries.ts';
import { personModel } from '../people/person-model.ts';
import { registration } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

const HOLLIS = UserId.parse('f'.repeat(24));
const reason = 'Sells followers';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeEach(async () => {
  accounts = await runningAccounts();
});
afterEach(() => accounts.stop());

const joined = async (username: string) => {
  const body = registration({ username, email: `${username}@mailbox.example`, firstName: 'Theo', lastName: username });
  const answer = await accounts.asVisitor(accountsContract.register, { body });
  if (answer.status !== 201) throw new Error(`${username} did not join: ${answer.status}`);
  return answer.body.user.id;
};
const logIn = (username: string) => {
  const { password } = registration();
  return accounts.asVisitor(accountsContract.login, { body: { email: `${username}@mailbox.example`, password } });
};
const search = async (query: { search?: string; state?: 'suspended' | 'admin'; sort?: 'oldest'; cursor?: string }) =>
  (await accounts.asAdmin(HOLLIS)(adminPeopleContract.searchPeopleForAdmin, { query })).body;
const act = (call: 'suspendPeople' | 'unsuspendPeople' | 'resetSessions', ...user_ids: UserId[]) =>
  accounts.asAdmin(HOLLIS)(adminPeopleContract[call], { body: { user_ids, reason } });
const log = async () => {
  const { body } = await accounts.asService(auditInternalContract.listAccountsAudit, { body: {} });
  return body.records.map(({ action, subject, reason: why, admin_id }) => [action, subject.name, why, admin_id]);
};

test.each(adminCallsOf('accounts'))('%s answers admins alone', async (_id, endpoint) => {
  const statusFor = (as: Call) =>
    as(endpoint, anyCallOf(endpoint)).then(
      ({ status }) => status,
      ({ status }: { status: number }) => status,
    );
  expect([await statusFor(accounts.asUser(HOLLIS)), await statusFor(accounts.asVisitor)]).toEqual([403, 401]);
});

test('a suspended person is signed out at once, cannot come in and is nowhere to be found, until they are let in again', async () => {
  const theo = await joined('theo');
  const inside = await logIn('theo');
  if (inside.status !== 200) throw new Error('Theo could not log in');
  const session = () =>
    accounts.asService(accountsInternalContract.findSession, { body: { tokenHash: hashOfToken(inside.body.token) } });
  expect((await session()).status).toBe(200);

  const suspended = await act('suspendPeople', theo);
  expect(suspended).toMatchObject({ status: 200, body: { people: [{ suspended: { reason: 'Sells followers' } }] } });
  expect((await act('suspendPeople', theo)).status).toBe(200);
  expect((await session()).status).toBe(404);
  expect(await logIn('theo')).toMatchObject({
    status: 422,
    body: { errors: { email: ['Your account is suspended. Please write to the people who run Wishbow.'] } },
  });
  const found = async () => (await accounts.asVisitor(accountsContract.searchUsers, { body: { query: 'theo' } })).body;
  expect((await found()).users).toEqual([]);
  const record = await accounts.asService(accountsInternalContract.listPeople, { body: { ids: [theo] } });
  expect(record.body.people).toMatchObject([{ isSuspended: true }]);

  await act('unsuspendPeople', theo);
  expect((await logIn('theo')).status).toBe(200);
  expect((await found()).users).toHaveLength(1);
  expect(await log()).toEqual([
    ['person_unsuspended', '@theo', 'Sells followers', HOLLIS],
    ['person_suspended', '@theo', 'Sells followers', HOLLIS],
  ]);
});

test('a wrong password says nothing of a suspension', async () => {
  await act('suspendPeople', await joined('theo'));
  const body = { email: 'theo@mailbox.example', password: 'something else' };
  expect(await accounts.asVisitor(accountsContract.login, { body })).toMatchObject({
    body: { errors: { email: ['Email or password is wrong.'] } },
  });
});

test('several people are suspended or none: not where one of them works here, or is not there', async () => {
  const theo = await joined('theo');
  const ines = await joined('ines');
  await personModel(accounts.connection).updateOne({ _id: ines }, { $set: { role: 'admin' } });
  expect((await act('suspendPeople', theo, ines)).status).toBe(403);
  expect((await act('suspendPeople', theo, UserId.parse('e'.repeat(24)))).status).toBe(404);
  expect((await logIn('theo')).status).toBe(200);
  expect(await log()).toEqual([]);
});

test('an admin signs somebody out everywhere', async () => {
  const theo = await joined('theo');
  const inside = await logIn('theo');
  const tokenHash = inside.status === 200 ? hashOfToken(inside.body.token) : '';
  await act('resetSessions', theo);
  const answer = await accounts.asService(accountsInternalContract.findSession, { body: { tokenHash } });
  expect(answer.status).toBe(404);
  expect(await log()).toEqual([['sessions_reset', '@theo', 'Sells followers', HOLLIS]]);
});

test('people are found by name, username and e-mail, by what became of them, and in the order they joined', async () => {
  const theo = await joined('theo');
  await joined('ines');
  const names = async (query: Parameters<typeof search>[0]) =>
    (await search(query)).people.map(({ username }) => username);
  expect(await names({ search: '@ine' })).toEqual(['ines']);
  expect((await names({ search: 'Theo' })).sort()).toEqual(['ines', 'theo']);
  expect(await names({ search: 'ines@mail' })).toEqual(['ines']);
  expect(await names({})).toEqual(['ines', 'theo']);
  expect(await names({ sort: 'oldest' })).toEqual(['theo', 'ines']);
  await act('suspendPeople', theo);
  expect(await names({ state: 'suspended' })).toEqual(['theo']);
  expect(await names({ state: 'admin' })).toEqual([]);
});

test('the pages go on behind the last one, whatever they are sorted by', async () => {
  await personModel(accounts.connection).collection.insertMany(
    Array.from({ length: 120 }, (_, n) => ({
      firstName: 'Robin',
      lastName: 'Robinson',
      username: `robin_${n}`,
      usernameKey: `robin_${n}`,
      email: `robin_@${n}.example`,
      emailKey: `robin_@${n}.example`,
      avatar: null,
      role: 'user',
      searchWords: ['robin'],
      joinedAt: new Date('2026-01-01'),
    })),
  );
  const readAll = async (query: Parameters<typeof search>[0]) => {
    const names: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await search({ ...query, ...(cursor && { cursor }) });
      names.push(...page.people.map(({ username }) => username));
      if (page.next_cursor === null) return names;
      cursor = page.next_cursor;
    }
  };
  for (const query of [{}, { sort: 'oldest' as const }, { search: 'robin_@' }]) {
    const names = await readAll(query);
    expect(new Set(names).size).toBe(120);
    expect(names).toHaveLength(120);
  }
  // The last one of all is on the first page of those who are kept out.
  await fillSearchEntries(accounts.connection);
  await personModel(accounts.connection).updateOne({ username: 'robin_99' }, { $set: { suspendedAt: new Date() } });
  for (const text of ['robinson', 'robin_@']) {
    const { people, next_cursor } = await search({ search: text, state: 'suspended' });
    expect([people.map(({ username }) => username), next_cursor]).toEqual([['robin_99'], null]);
  }
});
