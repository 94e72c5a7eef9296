import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { socialInternalContract } from '@wishbow/contracts/social-contract';
import { UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import { readIdentity } from '@wishbow/service/identity/read-identity';
import { listen, type Running } from '@wishbow/service/listen';
import express from 'express';
import { fillSearchEntries } from '../people/fill-search-entries.ts';
import { personModel } from '../people/person-model.ts';
import { searchEntryModel } from '../people/search-entry-model.ts';
import { registration } from '../testing/people.ts';
import { runningAccounts, SECRET } from '../testing/running-accounts.ts';

const MANY = 300;

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
let social: Running;
/** Whom nobody may find any more. */
const blocked = new Set<UserId>();

beforeAll(async () => {
  const { listStandings } = socialInternalContract;
  const standings = implement(
    { listStandings },
    {
      listStandings: async ({ body }) => ({
        status: 200,
        body: {
          standings: body.ownerIds.map((ownerId) => ({
            ownerId,
            follow: blocked.has(ownerId) ? ('blocked' as const) : ('none' as const),
            addressAccess: null,
          })),
        },
      }),
    },
  );
  social = await listen(express().use(readIdentity('social', SECRET)).use(standings), 0);
  accounts = await runningAccounts({ socialUrl: social.url });
  const zoe = { username: 'zoe', firstName: 'Zoë', lastName: 'Åström', email: 'zoe@mailbox.example' };
  await accounts.asVisitor(accountsContract.register, { body: registration(zoe) });
  await storePeople();
});
afterAll(async () => {
  await accounts.stop();
  await social.stop();
});

const threeDigits = (n: number) => n.toString().padStart(3, '0');

/** Many people called alike, stored as they were before there were search entries. */
async function storePeople() {
  await personModel(accounts.connection).collection.insertMany(
    Array.from({ length: MANY }, (_, n) => ({
      firstName: 'Robin',
      lastName: `Robinson ${threeDigits(n)}`,
      username: `robin_${threeDigits(n)}`,
      usernameKey: `robin_${threeDigits(n)}`,
      email: `robin${n}@mailbox.example`,
      emailKey: `robin${n}@mailbox.example`,
      avatar: null,
      searchWords: ['robin'],
    })),
  );
  await fillSearchEntries(accounts.connection);
}

const visitorSearch = async (query: string, cursor: string | null = null) => {
  const answer = await accounts.asVisitor(accountsContract.searchUsers, { body: { query, cursor } });
  return { names: answer.body.users.map(({ username }) => username), next: answer.body.next_cursor, ...answer.body };
};

test('accents, case and special characters in the query are taken literally', async () => {
  const search = async (query: string) => (await visitorSearch(query)).names;
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

test('whoever matches by several words is found once, and everybody is found on some page', async () => {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof visitorSearch>> = await visitorSearch('Robin', cursor);
    names.push(...page.names);
    cursor = page.next;
  } while (cursor !== null);
  expect(names).toHaveLength(300);
  expect(new Set(names).size).toBe(300);
});

test('a cursor of another search begins this one anew', async () => {
  const { next } = await visitorSearch('robin');
  expect((await visitorSearch('zoe', next)).names).toEqual(['zoe']);
});

test('a page reads no more entries than it shows, however many people are called alike', async () => {
  const entries = searchEntryModel(accounts.connection).collection.name;
  const explained = await accounts.connection.db?.command({
    explain: { find: entries, filter: { _id: { $gt: 'robin', $lt: 'robio' } }, sort: { _id: 1 }, limit: 20 },
  });
  expect(explained).toMatchObject({
    queryPlanner: { winningPlan: { inputStage: { stage: 'IXSCAN', indexName: '_id_' } } },
    executionStats: { nReturned: 20, totalDocsExamined: 20 },
  });
});

test('who has blocked somebody, or is blocked by them, does not find them; a visitor does, and so does who asks while social is away', async () => {
  const { users } = await visitorSearch('zoe');
  const zoe = users[0]?.id;
  if (!zoe) throw new Error('nobody was found');
  blocked.add(zoe);
  const theo = accounts.asUser(UserId.parse('b'.repeat(24)));
  const found = async () => (await theo(accountsContract.searchUsers, { body: { query: 'zoe' } })).body;
  expect(await found()).toMatchObject({ users: [] });
  expect((await visitorSearch('zoe')).names).toEqual(['zoe']);
  await social.stop();
  expect(await found()).toMatchObject({ users: [{ username: 'zoe' }] });
});
