import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import type { Endpoint } from '@wishbow/contracts/endpoint';
import { ask } from './asking.ts';
import { CANARIES } from './canaries.ts';
import { ALL_CASES } from './cases/all-cases.ts';
import type { AnyCase } from './cases/cases-of.ts';
import { type DatabaseCounters, databaseCounters } from './database-counters.ts';
import { PAGES, type Reading, type Readings, readingsOf } from './long-and-short.ts';
import { type RunningSite, runSite } from './running-site.ts';
import { outcomeFor, type SignedIn, SUBJECTS, type Subject } from './subjects.ts';
import { PASSWORD } from './world/people.ts';
import { makeWorld, type World } from './world/world.ts';

/**
 * The authorisation matrix (RELIABILITY.md section 4): every call of the contracts, from everybody, with what they are
 * answered; and in all of these answers nobody finds words that are not for them.
 */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const DATA = '.build/e2e/authorisation';
/**
 * A handful of rows by their nature, and all of them wanted: the themes of the home page, whom a job still has to forget,
 * and the dozen builds that are kept of each frontend.
 */
const WANTED_WHOLE = ['catalog.trending_categories', 'orders.forgotten_people', 'registry.builds'];
const LONGEST_SETUP_MS = 180_000;

let site: RunningSite;
let world: World;
let database: DatabaseCounters;
const found: { readonly canary: keyof typeof CANARIES; readonly by: Subject; readonly call: string }[] = [];

beforeAll(async () => {
  site = await runSite(DATA);
  database = await databaseCounters(path.join(ROOT, DATA));
  world = await makeWorld(site.url);
}, LONGEST_SETUP_MS);
afterAll(async () => {
  await database.close();
  await site.stop();
});

const fromOutside = ALL_ENDPOINTS.filter(({ audience }) => audience !== 'internal');
const betweenServices = ALL_ENDPOINTS.filter(({ audience }) => audience === 'internal');
const byId = (endpoints: readonly Endpoint[]): [string, Endpoint][] =>
  endpoints.map((endpoint) => [endpoint.id, endpoint]);

test('no call is left out', () => {
  expect(fromOutside.map(({ id }) => id).filter((id) => ALL_CASES[id] === undefined)).toEqual([]);
});

test.each(byId(fromOutside))('%s answers everybody what is theirs', async (id, endpoint) => {
  const cases = ALL_CASES[id] ?? [];
  const answers: Record<string, unknown>[] = [];
  for (const one of cases) answers.push(await askEverybody(endpoint, one));
  expect(answers).toEqual(cases.map(expectedAnswers));
});

test.each(byId(fromOutside))('somebody may call %s, here or where it says', (id) => {
  const isShown = ({ outcomes, allowedIn }: AnyCase) =>
    allowedIn === undefined ? Object.values(outcomes).some(isAllowed) : existsSync(path.join(ROOT, allowedIn));
  expect((ALL_CASES[id] ?? []).some(isShown)).toBe(true);
});

test.each(byId(betweenServices))('%s is for services, and not to be found from outside', async (_id, endpoint) => {
  const outcomes = [undefined, world.owner.token, world.admin.token].map(async (token) => {
    const { outcome } = await ask(site.url, endpoint, { body: {} } as object, token);
    return outcome;
  });
  expect(await Promise.all(outcomes)).toEqual(['404 not_found', '404 not_found', '404 not_found']);
});

test('nobody was told what is not for them', () => {
  const isReader = (canary: keyof typeof CANARIES, subject: Subject) =>
    CANARIES[canary].readers.some((reader) => reader === subject);
  expect(found.filter(({ canary, by }) => !isReader(canary, by))).toEqual([]);
  const seen = new Set(found.map(({ canary }) => canary));
  expect(Object.keys(CANARIES).filter((canary) => !seen.has(canary as keyof typeof CANARIES))).toEqual([]);
});

test('no log of any service holds what people confided, how they sign in, or where they live', () => {
  const logged = site.logged();
  // Every call has left its line.
  expect(logged).toContain('/api/updateAddress');
  for (const service of ['bff', 'accounts', 'social', 'wishlists', 'catalog', 'orders']) {
    expect(logged).toContain(`"service":"${service}"`);
  }
  const confided = Object.values(CANARIES).map(({ word }) => word);
  const keys = [world.owner.token, world.admin.token, world.revokedToken, PASSWORD, 'not-the-password'];
  expect([...confided, ...keys].filter((word) => logged.includes(word))).toEqual([]);
});

describe('a page asks the database as often for many rows as for few', () => {
  let few: Readings;
  let many: Readings;
  beforeAll(async () => {
    few = await readingsOf({ siteUrl: site.url, name: 'Zqfew', rows: 2, recipient: world.recipient });
    many = await readingsOf({ siteUrl: site.url, name: 'Zqmany', rows: 5, recipient: world.recipient });
  }, LONGEST_SETUP_MS);

  test.each(PAGES)('%s', async (page) => {
    expect([await rowsOf(few[page], 2), await rowsOf(many[page], 5)]).toEqual(['as many', 'as many']);
    await expectAsMany(few[page], many[page]);
  });
});

test('none of these calls made the database read a whole collection', async () => {
  const unserved = (await database.unserved()) ?? [];
  expect(unserved.filter(({ namespace, fields }) => !WANTED_WHOLE.includes(namespace) || fields !== '')).toEqual([]);
});

/** What others are told arrives a moment later. */
async function rowsOf(read: Reading, wanted: number): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await read()) >= wanted) return 'as many';
    await pause(50);
  }
  return `${await read()} instead of ${wanted}`;
}

/** Of each the least of several times counts: in between the site's own work may ask something, too, now and then for long. */
async function expectAsMany(few: Reading, many: Reading): Promise<void> {
  let [least, leastOfMany] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 100 && (round < 7 || least !== leastOfMany); round += 1) {
    least = Math.min(least, await statementsOf(few));
    leastOfMany = Math.min(leastOfMany, await statementsOf(many));
  }
  expect(leastOfMany).toBe(least);
}

async function statementsOf(read: Reading): Promise<number> {
  const before = await database.statements();
  await read();
  return (await database.statements()) - before;
}

const isAllowed = (outcome: string | undefined): boolean => outcome?.startsWith('2') ?? false;

function expectedAnswers({ about, outcomes }: AnyCase): Record<string, unknown> {
  const asked = SUBJECTS.map((subject) => [subject, outcomeFor(outcomes, subject)] as const);
  return { about, ...Object.fromEntries(asked.filter(([, outcome]) => outcome !== undefined)) };
}

/**
 * Those who are refused ask first, all for the same thing; then those who may, the first of them for that very thing: so
 * nobody who was refused has done anything to it.
 */
async function askEverybody(endpoint: Endpoint, { about, call, outcomes }: AnyCase): Promise<Record<string, unknown>> {
  const isAsked = (subject: Subject) => outcomeFor(outcomes, subject) !== undefined;
  const isWelcome = (subject: Subject) => isAllowed(outcomeFor(outcomes, subject));
  const refused = SUBJECTS.filter((subject) => isAsked(subject) && !isWelcome(subject));
  const welcome = SUBJECTS.filter(isWelcome);
  const answers: Record<string, unknown> = { about };
  let next: object | undefined = await call(world, signedInOf(welcome[0]));
  for (const subject of refused) answers[subject] = await outcomeOf(endpoint, next, subject);
  for (const subject of welcome) {
    answers[subject] = await outcomeOf(endpoint, next ?? (await call(world, signedInOf(subject))), subject);
    next = undefined;
  }
  return answers;
}

async function outcomeOf(endpoint: Endpoint, call: object, by: Subject): Promise<string> {
  const { outcome, text } = await ask(site.url, endpoint, call, tokenOf(by));
  for (const canary of Object.keys(CANARIES) as (keyof typeof CANARIES)[]) {
    if (text.includes(CANARIES[canary].word)) found.push({ canary, by, call: endpoint.id });
  }
  return outcome;
}

const SESSIONLESS: readonly (Subject | undefined)[] = ['visitor', 'badToken', 'revoked', undefined];
const signedInOf = (subject: Subject | undefined): SignedIn | undefined =>
  SESSIONLESS.includes(subject) ? undefined : (subject as SignedIn);

function tokenOf(subject: Subject): string | undefined {
  if (subject === 'visitor') return undefined;
  if (subject === 'badToken') return 'never-given-to-anybody-by-this-site-0000000';
  return subject === 'revoked' ? world.revokedToken : world.person(subject).token;
}
