import type { Benchmark } from '../benchmark.ts';
import { loadNow, machineNote } from '../machine.ts';
import { slowCardProcessor } from '../site/sandbox.ts';
import { percentileOf } from '../statistics.ts';
import { calmAfter, countIn, type LoadReport, USEFUL_MS, usefulPerSecond, withOutcome } from './load-report.ts';
import type { CallKind } from './mix.ts';
import { findPace } from './pace.ts';
import { runLoad } from './run-load.ts';

const SECONDS = { quick: 12, full: 120 };
const RECOVERY_SECONDS = 12;
const TIMES = 3;
const CARD_PROCESSOR_MS = 150;
const KINDS: readonly CallKind[] = ['read', 'social', 'money'];

/** What is left of a site when three times as many come as it can take, and how soon it is itself again. */
export const overload: Benchmark = {
  name: 'overload',
  title: 'Three times as many as the site can answer',
  seconds: { quick: 40, full: 250 },
  data: 'community',
  measure: async (bench) => {
    const { site, say, isFull } = bench;
    await slowCardProcessor(site, CARD_PROCESSOR_MS);
    const { perSecond, fullPerSecond, world, limitMs } = await findPace(bench);
    const load = (pace: number, seconds: number) => runLoad({ siteUrl: site.url, world, perSecond: pace, seconds });
    const seconds = isFull ? SECONDS.full : SECONDS.quick;
    const before = await load(fullPerSecond, seconds / 2);
    say(`${fullPerSecond * TIMES} a second for ${seconds} s`);
    const over = await load(fullPerSecond * TIMES, seconds);
    // The generator waits for its last answer: what comes now begins where nobody waits any more.
    const after = await load(perSecond / 2, RECOVERY_SECONDS);
    const calm = calmAfter(after.told, limitMs);
    return {
      columns: [
        'Arriving per second',
        'useful per second',
        'of what came before',
        'refused',
        'refused within ms (median, 99 %)',
        '5xx',
        'about money, useful',
        'asking',
      ],
      rows: [rowOf(before, before), rowOf(over, before), rowOf(after, before)],
      notes: [
        `Useful: answered well within ${USEFUL_MS / 1_000} s of being due. Refused: 429 or 503, timed from being sent. Goals: 90 % of what came before, refusals in less than 50 ms, recovery within 10 s.`,
        `Useful a second by kind, before and at three times as many: ${kindsText(before, over)}. Whoever pays is let in first, and an order costs as much as ten lists, so that the more of them are served the fewer answers there are in all.`,
        `Asking: CPU ms of the generator for each call; at three times as many it kept ${coresText(over)} of the cores busy, which the site had less.`,
        `Recovery at half the pace that was kept: ${calm === undefined ? `not within ${RECOVERY_SECONDS} s` : `${calm.toFixed(1)} s`} until every call was answered well within ${limitMs} ms.`,
        `Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
      ],
    };
  },
};

const shareText = (share: number): string => `${(100 * share).toFixed(0)} %`;

function rowOf(report: LoadReport, before: LoadReport): string[] {
  const refused = withOutcome(report.told, 'refused').map(({ tookMs }) => tookMs);
  const money = report.told.filter(({ kind }) => kind === 'money');
  return [
    String(report.perSecond),
    usefulPerSecond(report).toFixed(0),
    report.perSecond < before.perSecond ? '' : shareText(usefulPerSecond(report) / usefulPerSecond(before)),
    String(refused.length),
    refused.length === 0 ? '' : [50, 99].map((percent) => percentileOf(refused, percent).toFixed(0)).join(', '),
    String(withOutcome(report.told, 'failed').length),
    `${countIn(money, USEFUL_MS)} of ${money.length}`,
    (report.ownCpuMs / report.told.length).toFixed(2),
  ];
}

const kindsText = (before: LoadReport, over: LoadReport): string =>
  KINDS.map((kind) => `${kind} ${perSecondOf(before, kind)} and ${perSecondOf(over, kind)}`).join(', ');

const perSecondOf = ({ told, perSecond }: LoadReport, kind: CallKind): string => {
  const useful = countIn(
    told.filter((one) => one.kind === kind),
    USEFUL_MS,
  );
  return ((useful * perSecond) / told.length).toFixed(0);
};

const coresText = ({ told, perSecond, ownCpuMs }: LoadReport): string =>
  ((ownCpuMs * perSecond) / told.length / 1_000).toFixed(2);
