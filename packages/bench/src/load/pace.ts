import type { Bench } from '../benchmark.ts';
import { communityOf } from '../community/community-of.ts';
import { prepareGifts } from '../community/gifts.ts';
import { loadNow } from '../machine.ts';
import { percentileOf } from '../statistics.ts';
import { type LoadReport, usefulPerSecond, withOutcome } from './load-report.ts';
import type { World } from './mix.ts';
import { runLoad } from './run-load.ts';

const PACES = {
  quick: [25, 50, 100, 150, 200, 250, 300, 400],
  full: [20, 40, 60, 80, 100, 130, 160, 200, 250, 300, 350, 400, 450],
} as const;
const WARM_UP = { perSecond: 30, seconds: 8 };
const SECONDS = { quick: 4, full: 10 };
const PEOPLE = 10_000;
/** As long as 99 % may wait for a pace to count as reached: the accepted figure of RELIABILITY.md section 4. */
const LIMIT_MS = 250;
/** Waits of one second say that the queue only grows. */
const HOPELESS_MS = 1_500;

/** The pace a site can keep. */
export interface Pace {
  readonly perSecond: number;
  readonly limitMs: number;
  /** The most that was answered in time at any pace: where the site is full. */
  readonly fullPerSecond: number;
  readonly tried: readonly LoadReport[];
  readonly world: World;
}

/** One pace for all benchmarks of a run. */
let known: Pace | undefined;

/** Asks faster and faster until 99 % have to wait too long. */
export async function findPace(bench: Bench): Promise<Pace> {
  known ??= await climb(bench);
  return known;
}

async function climb({ site, isFull, say }: Bench): Promise<Pace> {
  await communityOf(site, PEOPLE, say);
  const world = { people: PEOPLE, gifts: await prepareGifts(site.url) };
  const load = (perSecond: number, seconds: number) => runLoad({ siteUrl: site.url, world, perSecond, seconds });
  const paces = isFull ? PACES.full : PACES.quick;
  await load(WARM_UP.perSecond, WARM_UP.seconds);
  const tried: LoadReport[] = [];
  let reached: number = paces[0];
  for (const perSecond of paces) {
    const report = await load(perSecond, isFull ? SECONDS.full : SECONDS.quick);
    const waitMs = percentileOf(
      report.told.map((told) => told.waitMs),
      99,
    );
    tried.push(report);
    say(`${perSecond} a second: 99 % within ${waitMs.toFixed(0)} ms, load ${loadNow().toFixed(1)}`);
    if (waitMs <= LIMIT_MS && withOutcome(report.told, 'failed').length === 0) reached = perSecond;
    if (waitMs > HOPELESS_MS) break;
  }
  const fullPerSecond = Math.max(...tried.map(usefulPerSecond));
  return { perSecond: reached, fullPerSecond: Math.round(fullPerSecond), limitMs: LIMIT_MS, tried, world };
}
