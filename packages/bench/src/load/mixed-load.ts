import type { Bench, Benchmark } from '../benchmark.ts';
import { growthPerMinute, type MemorySamples, sampleMemory } from '../cpu/memory.ts';
import { cpuBetween, perCall, type ServerCpu, totalCpu } from '../cpu/server-cpu.ts';
import { loadNow, machineNote } from '../machine.ts';
import { readEngineCounters } from '../site/engine-counters.ts';
import { slowCardProcessor } from '../site/sandbox.ts';
import { percentileOf } from '../statistics.ts';
import { readServerCpu } from '../wishlists/measure-round.ts';
import { type LoadReport, type Told, withOutcome } from './load-report.ts';
import { findPace, type Pace } from './pace.ts';
import { runLoad } from './run-load.ts';

/** Half an hour is what RELIABILITY.md asks for; less shows what grows fast. */
const STEADY_SECONDS = { quick: 45, full: 30 * 60 };
/** Of the pace at which waits were still short: what a site is run at. */
const STEADY_SHARE = 0.8;
const CARD_PROCESSOR_MS = 150;
const SAMPLE_EVERY_MS = 2_000;

/** How many mixed requests a second the site takes, and how it does over a while at most of that. */
export const mixedLoad: Benchmark = {
  name: 'mixed',
  title: 'Mixed load: 85 % reads, 10 % social writes, 5 % money, 10,000 people with 100,000 wishes',
  seconds: { quick: 90, full: 1950 },
  data: 'community',
  measure: async (bench) => {
    await slowCardProcessor(bench.site, CARD_PROCESSOR_MS);
    const pace = await findPace(bench);
    const steady = await runSteadily(bench, pace);
    return {
      columns: ['Arriving per second', 'for s', 'median ms', '95 %', '99 %', '5xx', 'refused', 'CPU ms each', 'asking'],
      rows: [...pace.tried.map((report) => rowOf(report)), rowOf(steady.report, steady.cpu && totalCpu(steady.cpu))],
      notes: [
        `Open loop, asked by a process of its own, waits counted from when a request was due. The pace rises by steps until waits are hopeless; the last row is ${STEADY_SHARE * 100} % of the highest pace at which 99 % waited less than ${pace.limitMs} ms (${pace.perSecond} a second), goals: 400 a second, 99 % below 150 ms, no 5xx.`,
        `Of the last row: ${kindsText(steady.report.told)}. Half of the calls about money order for real.`,
        `CPU ms of each call of it by process: ${steady.cpu ? cpuByProcessText(steady.cpu) : 'not told here'}; statements of the database, of all services and the sandbox together: ${steady.statements?.toFixed(1) ?? 'not told here'}.`,
        `Memory over the last two thirds of it, MB (growth a minute): ${memoryText(steady.memory)}.`,
        `Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
      ],
    };
  },
};

async function runSteadily(bench: Bench, pace: Pace) {
  const { site, isFull, say } = bench;
  const perSecond = Math.max(1, Math.round(pace.perSecond * STEADY_SHARE));
  const seconds = isFull ? STEADY_SECONDS.full : STEADY_SECONDS.quick;
  say(`${perSecond} a second for ${seconds} s`);
  const memory: MemorySamples = new Map();
  const startedAt = performance.now();
  const sampling = setInterval(() => {
    const elapsed = (performance.now() - startedAt) / 1_000;
    if (elapsed > seconds / 3) sampleMemory(site, memory, elapsed);
  }, SAMPLE_EVERY_MS);
  const before = readServerCpu(site);
  const { statements: asked } = await readEngineCounters(site);
  const order = { siteUrl: site.url, world: pace.world, perSecond, seconds };
  const report = await runLoad(order).finally(() => clearInterval(sampling));
  const after = readServerCpu(site);
  const { statements } = await readEngineCounters(site);
  const cpu = before && after && perCall(cpuBetween(before, after), report.told.length);
  return { report, memory, cpu, statements: statements && asked && (statements - asked) / report.told.length };
}

function rowOf(report: LoadReport, cpuMs?: number): string[] {
  const { told, perSecond, ownCpuMs } = report;
  const waits = told.map(({ waitMs }) => waitMs);
  return [
    String(perSecond),
    String(Math.round(told.length / perSecond)),
    ...[50, 95, 99].map((percent) => percentileOf(waits, percent).toFixed(0)),
    String(withOutcome(told, 'failed').length),
    String(withOutcome(told, 'refused').length),
    cpuMs?.toFixed(1) ?? '',
    (ownCpuMs / told.length).toFixed(1),
  ];
}

const kindsText = (told: readonly Told[]): string =>
  [...Map.groupBy(told, ({ kind }) => kind)]
    .map(([kind, some]) => {
      const waits = some.map(({ waitMs }) => waitMs);
      return `${some.length} ${kind} (median ${percentileOf(waits, 50).toFixed(0)}, 99 % ${percentileOf(waits, 99).toFixed(0)} ms)`;
    })
    .join(', ');

const cpuByProcessText = (cpu: ServerCpu): string =>
  [...cpu]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, cpuMs]) => `${name} ${cpuMs.toFixed(2)}`)
    .join(', ');

const memoryText = (memory: MemorySamples): string =>
  memory.size === 0
    ? 'not told here'
    : [...memory]
        .map(([name, samples]) => {
          const last = samples.at(-1)?.megabytes.toFixed(0) ?? '?';
          return `${name} ${last} (${growthPerMinute(samples).toFixed(1)})`;
        })
        .join(', ');
