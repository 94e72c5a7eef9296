import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { catalogue } from '@wishbow/demo/catalogue';
import type { Bench, Benchmark, BenchOfLists } from '../benchmark.ts';
import { type AskedCall, answerTo, askOften } from '../bff/asked-calls.ts';
import { cpuBetween, totalCpu } from '../cpu/server-cpu.ts';
import { loadNow, machineNote } from '../machine.ts';
import { signIn } from '../site/owner.ts';
import { countRetailerCalls, forgetRetailerCalls } from '../site/sandbox.ts';
import { LOOKER } from '../site/seeded-lists.ts';
import { spreadOf, spreadText } from '../statistics.ts';
import { readServerCpu } from '../wishlists/measure-round.ts';

const ROUNDS = { quick: 3, full: 7 };
const MISSES = 20;
const HITS = 200;
const AT_ONCE = 200;

interface Measured {
  readonly cpuMs: number[];
  readonly upstream: number[];
}

/** What a search for products costs that nobody has made yet, that somebody has, and that many make at one moment. */
export const productSearch: Benchmark = {
  name: 'search',
  title: 'Searching for products (searchItems, through the BFF)',
  seconds: { quick: 6, full: 20 },
  data: 'lists',
  measure: async (bench) => {
    const roundCount = bench.isFull ? ROUNDS.full : ROUNDS.quick;
    const { token } = await signIn(bench.site.url, LOOKER);
    const search = searcher(bench, token);
    const measured = { miss: nothing(), hit: nothing(), atOnce: nothing() };
    await search.often(HITS);
    for (let round = 1; round <= roundCount; round += 1) {
      await note(bench, measured.miss, MISSES, () => search.newOnes(MISSES));
      await note(bench, measured.hit, HITS, () => search.often(HITS));
      await note(bench, measured.atOnce, AT_ONCE, () => search.atOnce(AT_ONCE));
      bench.say(`round ${round} of ${roundCount}, load ${loadNow().toFixed(1)}`);
    }
    return {
      columns: ['Search', 'CPU ms each', 'goal', 'calls to the retailer'],
      rows: [
        rowOf(`${MISSES} that nobody has made yet`, measured.miss, ''),
        rowOf(`${HITS} for what is known`, measured.hit, '3'),
        rowOf(`${AT_ONCE} at one moment, all new and alike`, measured.atOnce, ''),
      ],
      notes: [
        `CPU time of all processes of the site, the sandbox that plays the retailer included; median (least to most) of ${roundCount} rounds in turns. Calls to the retailer in each round, of all searches of the row together: the goal is one for those at one moment, none for what is known.`,
        `Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
      ],
    };
  },
};

const nothing = (): Measured => ({ cpuMs: [], upstream: [] });

/** Titles of the catalogue: each of them is searched for once, and finds something. */
function searcher({ site }: BenchOfLists, token: string) {
  let used = 0;
  const call = (query: string): AskedCall => ({
    method: 'POST',
    path: catalogContract.searchItems.path,
    token,
    body: { query },
  });
  const newQuery = () => {
    const product = catalogue[used % catalogue.length];
    used += 1;
    return product?.title ?? '';
  };
  return {
    newOnes: async (count: number) => {
      for (let number = 0; number < count; number += 1) await answerTo(site.url, call(newQuery()));
    },
    often: (count: number) => askOften(site.url, call('lamp'), count),
    atOnce: async (count: number) => {
      const one = call(newQuery());
      await Promise.all(Array.from({ length: count }, () => answerTo(site.url, one)));
    },
  };
}

async function note({ site }: Bench, { cpuMs, upstream }: Measured, count: number, work: () => Promise<void>) {
  await forgetRetailerCalls(site);
  const before = readServerCpu(site);
  await work();
  const after = readServerCpu(site);
  if (before && after) cpuMs.push(totalCpu(cpuBetween(before, after)) / count);
  upstream.push(await countRetailerCalls(site, '/v1/search'));
}

const rowOf = (name: string, { cpuMs, upstream }: Measured, goal: string): string[] => [
  name,
  cpuMs.length > 0 ? spreadText(spreadOf(cpuMs), 1) : 'not told here',
  goal,
  spreadText(spreadOf(upstream), 0),
];
