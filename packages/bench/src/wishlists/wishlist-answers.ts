import type { WishlistId } from '@wishbow/contracts/wire-types';
import type { Benchmark } from '../benchmark.ts';
import { loadNow, machineNote } from '../machine.ts';
import { signIn } from '../site/owner.ts';
import { LOOKER, type SeededLists } from '../site/seeded-lists.ts';
import { spreadOf, spreadText } from '../statistics.ts';
import { answersTable, type Limits } from './answers-table.ts';
import { cpuAtRest } from './cpu-at-rest.ts';
import { measureRound, type Round } from './measure-round.ts';

interface Case {
  readonly name: string;
  readonly limits: Limits;
  readonly ids: (lists: SeededLists) => readonly WishlistId[];
  /** Requests of a round: enough that the kernel's steps of 10 ms do not matter. */
  readonly requestCount: number;
}

const CASES: readonly Case[] = [
  { name: '40 wishes', limits: { maxKilobytes: 40, maxCpuMs: 4 }, ids: ({ of40 }) => of40, requestCount: 400 },
  { name: '200 wishes', limits: { maxCpuMs: 8 }, ids: ({ of200 }) => [of200], requestCount: 200 },
  { name: 'first 200 of 2,000', limits: {}, ids: ({ of2000 }) => [of2000], requestCount: 100 },
];

const ROUNDS = { quick: 3, full: 7 };

const noRounds = (): Round[] => [];

/** What opening a list of somebody else costs: bytes for the reader, CPU time for all processes of the site together. */
export const wishlistAnswers: Benchmark = {
  name: 'wishlists',
  title: 'Opening a list (getActiveWishList, through the BFF)',
  seconds: { quick: 20, full: 40 },
  data: 'lists',
  measure: async ({ site, lists, isFull, say }) => {
    const roundCount = isFull ? ROUNDS.full : ROUNDS.quick;
    const looker = await signIn(site.url, LOOKER);
    const measured = CASES.map((one) => ({ ...one, ids: one.ids(lists), rounds: noRounds() }));
    const loads: number[] = [];
    for (const { ids, requestCount } of measured) await measureRound(site, looker.token, ids, requestCount);
    const restMs = await cpuAtRest(site);
    for (let round = 1; round <= roundCount; round += 1) {
      for (const { ids, requestCount, rounds } of measured) {
        rounds.push(await measureRound(site, looker.token, ids, requestCount));
      }
      loads.push(loadNow());
      say(`round ${round} of ${roundCount}, load ${loadNow().toFixed(1)}`);
    }
    return answersTable(measured, restMs, [
      `Median (least to most) of ${roundCount} rounds, the lists in turns, after one round of warming up. The reader is signed in, follows nobody, and opens 50 people's lists of 40 in turns.`,
      `Load average ${spreadText(spreadOf(loads), 1)}. ${machineNote()}`,
      'At rest: the part of the above that the site uses anyway, watched for 5 s in which nobody asks. The busier the machine, the longer a request takes and the more of it falls to each.',
    ]);
  },
};
