import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { activitiesContract } from '@wishbow/contracts/activities-contract';
import { browseContract } from '@wishbow/contracts/browse-contract';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import type { Bench, Benchmark } from '../benchmark.ts';
import { type AskedCall, answerTo } from '../bff/asked-calls.ts';
import { communityOf } from '../community/community-of.ts';
import { idOf } from '../community/ids.ts';
import { tokenOf, usernameOf } from '../community/people-rows.ts';
import { numberOfWish, WISHES_PER_PERSON } from '../community/wish-rows.ts';
import { givenDatabaseUrl } from '../config.ts';
import { cpuBetween, totalCpu } from '../cpu/server-cpu.ts';
import { loadNow, machineNote } from '../machine.ts';
import { readEngineCounters } from '../site/engine-counters.ts';
import { percentileOf, spreadOf, spreadText } from '../statistics.ts';
import { readServerCpu } from '../wishlists/measure-round.ts';

const SIZES = [100, 1_000, 10_000] as const;
/** More than the embedded engine holds; measured where the site is given another database. */
const LARGEST = 100_000;
const ROUNDS = 3;
const ASKED = 30;
/** A page that is slow is asked for less often. */
const MOST_MS = 30_000;

interface Page {
  readonly name: string;
  /** The call of that turn, about other people each time. */
  readonly call: (turn: number, people: number) => AskedCall;
}

interface Cost {
  /** Of all processes of the site, for each call, round by round; none where the machine does not tell. */
  readonly cpuMs: readonly number[];
  /** Until the answer, call by call. */
  readonly waitMs: readonly number[];
  /** Why there is none of the above: it was not answered well. */
  readonly refusal?: string;
}

const ask = (path: string, body: object, token = tokenOf(0)): AskedCall => ({ method: 'POST', path, token, body });

/** Spread over the community, so that what was just read is no help. */
const someone = (turn: number, people: number): number => (turn * 7_919) % people;
const reader = (turn: number, people: number): string => tokenOf(someone(turn, Math.min(people, 2_000)));

const PAGES: readonly Page[] = [
  {
    name: 'a list of ten',
    call: (turn, people) =>
      ask(wishlistsContract.getActiveWishlist.path, { wishListId: idOf('wishlist', someone(turn, people)) }),
  },
  {
    name: 'the feed',
    call: (turn, people) => ask(activitiesContract.getRecentActivities.path, {}, reader(turn, people)),
  },
  {
    name: 'notifications',
    call: (turn, people) => ask(notificationsContract.getNotifications.path, {}, reader(turn, people)),
  },
  {
    name: 'people called alike',
    call: () => ask(accountsContract.searchUsers.path, { query: 'ada' }),
  },
  {
    name: 'somebody by username',
    call: (turn, people) => ask(accountsContract.searchUsers.path, { query: usernameOf(someone(turn, people)) }),
  },
  {
    name: 'a hashtag of one in 500',
    call: (turn) => ask(browseContract.listTagWishes.path, { tag: `season${turn % 500}` }),
  },
  { name: 'a hashtag of everybody', call: () => ask(browseContract.listTagWishes.path, { tag: 'studio' }) },
  {
    name: 'comments',
    call: (turn, people) =>
      ask(commentsContract.getComments.path, {
        item: { wish_id: idOf('wish', numberOfWish(someone(turn, people), 0)) },
      }),
  },
];

/** Whether a page costs more the more people there are. */
export const growingCommunity: Benchmark = {
  name: 'growth',
  title: 'The same pages in a growing community',
  data: 'community',
  seconds: { quick: 55, full: 1_200 },
  measure: async (bench) => {
    const given = givenDatabaseUrl();
    const there = await communityOf(bench.site, 0, bench.say);
    const sizes = [...SIZES, ...(bench.isFull && given ? [LARGEST] : [])].filter((people) => people >= there);
    const costs = new Map<string, Cost[]>();
    for (const people of sizes) {
      await communityOf(bench.site, people, bench.say);
      for (const page of PAGES) {
        bench.say(`${page.name} among ${people} people, load ${loadNow().toFixed(1)}`);
        costs.set(page.name, [...(costs.get(page.name) ?? []), await costOf(bench, page, people).catch(refused)]);
      }
    }
    const { readWhole } = await readEngineCounters(bench.site);
    return {
      ...(given && { section: 'growth-elsewhere' }),
      columns: ['Page', '', ...sizes.map((people) => `${(people * WISHES_PER_PERSON).toLocaleString('en-US')} wishes`)],
      rows: [...costs].flatMap(([name, figures]) => [
        [name, 'CPU ms', ...figures.map(cpuText)],
        ['', 'ms until the answer', ...figures.map(waitText)],
      ]),
      notes: notesOf(given !== undefined, readWhole),
    };
  },
};

function notesOf(isElsewhere: boolean, readWhole: readonly string[] | undefined): string[] {
  const notAmong = isElsewhere ? ', the database not among them' : '';
  return [
    `A tenth as many people, three tenths of the number of wishes as notifications and as things that were done, half as many follows; about 30 documents a person in all. CPU time of all processes of the site${notAmong}, median (least to most) of ${ROUNDS} rounds of ${ASKED} requests (fewer of what takes seconds), one after the other; until the answer: median and 95 % of all of them. The sizes cannot be taken in turns: what differs between them differs by the load of the machine, too.`,
    ...(readWhole ? [`Read whole since the start of the site: ${readWhole.join(', ') || 'nothing'}.`] : []),
    `${isElsewhere ? 'On the database of MONGODB_URL.' : 'On the embedded engine.'} Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
  ];
}

/** What does not answer any more is a finding, and the other pages are looked at all the same. */
const refused = (error: unknown): Cost => ({ cpuMs: [], waitMs: [], refusal: String(error) });

async function costOf({ site }: Bench, { call }: Page, people: number): Promise<Cost> {
  const cpuMs: number[] = [];
  const waitMs: number[] = [];
  const endsAt = performance.now() + MOST_MS;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = readServerCpu(site);
    const waits: number[] = [];
    while (waits.length === 0 || (waits.length < ASKED && performance.now() < endsAt)) {
      const askedAt = performance.now();
      await answerTo(site.url, call(round * ASKED + waits.length, people));
      waits.push(performance.now() - askedAt);
    }
    const after = readServerCpu(site);
    // The first round only warms up.
    if (round === 0) continue;
    waitMs.push(...waits);
    if (before && after) cpuMs.push(totalCpu(cpuBetween(before, after)) / waits.length);
  }
  return { cpuMs, waitMs };
}

const cpuText = ({ cpuMs }: Cost): string => (cpuMs.length > 0 ? spreadText(spreadOf(cpuMs), 1) : 'not told');

const waitText = ({ waitMs, refusal }: Cost): string =>
  refusal ?? [50, 95].map((percent) => percentileOf(waitMs, percent).toFixed(1)).join(', ');
