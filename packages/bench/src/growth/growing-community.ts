import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { activitiesContract } from '@wishbow/contracts/activities-contract';
import { browseContract } from '@wishbow/contracts/browse-contract';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import type { Bench, Benchmark } from '../benchmark.ts';
import { type AskedCall, askInTurns } from '../bff/asked-calls.ts';
import { communityOf } from '../community/community-of.ts';
import { idOf } from '../community/ids.ts';
import { tokenOf, usernameOf } from '../community/people-rows.ts';
import { numberOfWish, WISHES_PER_PERSON } from '../community/wish-rows.ts';
import { givenDatabaseUrl } from '../config.ts';
import { cpuBetween, totalCpu } from '../cpu/server-cpu.ts';
import { loadNow, machineNote } from '../machine.ts';
import { spreadOf, spreadText } from '../statistics.ts';
import { readServerCpu } from '../wishlists/measure-round.ts';

const SIZES = [100, 1_000, 10_000] as const;
/** More than the embedded engine holds; measured where the site is given another database. */
const LARGEST = 100_000;
const ROUNDS = 3;
const ASKED = 80;

interface Page {
  readonly name: string;
  /** The call of that turn, about other people each time. */
  readonly call: (turn: number, people: number) => AskedCall;
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
  seconds: { quick: 60, full: 900 },
  data: 'community',
  measure: async (bench) => {
    const sizes = bench.isFull && givenDatabaseUrl() ? [...SIZES, LARGEST] : SIZES;
    const cells = new Map<string, string[]>();
    for (const people of sizes) {
      await communityOf(bench.site, people, bench.say);
      for (const page of PAGES) {
        cells.set(page.name, [...(cells.get(page.name) ?? []), await cpuOf(bench, page, people)]);
      }
      bench.say(`${people} people were read, load ${loadNow().toFixed(1)}`);
    }
    return {
      columns: [
        'CPU ms per request',
        ...sizes.map((people) => `${(people * WISHES_PER_PERSON).toLocaleString('en-US')} wishes`),
      ],
      rows: [...cells].map(([name, figures]) => [name, ...figures]),
      notes: [
        `A tenth as many people, three tenths of the number of wishes as notifications and as things that were done, half as many follows; about 30 documents a person in all. CPU time of all processes, median (least to most) of ${ROUNDS} rounds of ${ASKED} requests. The sizes cannot be taken in turns: what differs between them differs by the load of the machine, too.`,
        `Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
      ],
    };
  },
};

async function cpuOf({ site }: Bench, { call }: Page, people: number): Promise<string> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const calls = Array.from({ length: ASKED }, (_, turn) => call(round * ASKED + turn, people));
    const before = readServerCpu(site);
    await askInTurns(site.url, calls);
    const after = readServerCpu(site);
    // The first round only warms up.
    if (before && after && round > 0) rounds.push(totalCpu(cpuBetween(before, after)) / ASKED);
  }
  return rounds.length > 0 ? spreadText(spreadOf(rounds), 1) : 'not told here';
}
