import { setTimeout as pause } from 'node:timers/promises';
import type { Benchmark } from '../benchmark.ts';
import { cpuBetween, type ServerCpu, totalCpu } from '../cpu/server-cpu.ts';
import { loadNow, machineNote } from '../machine.ts';
import { slowCardProcessor } from '../site/sandbox.ts';
import { percentileOf } from '../statistics.ts';
import { readServerCpu } from '../wishlists/measure-round.ts';
import { giveNumber, prepareGiving } from './givers.ts';
import { type Answered, openLoop } from './open-loop.ts';

/** As in RELIABILITY.md section 4. */
const CARD_PROCESSOR_MS = 150;
const RATES = { quick: [20, 50], full: [10, 20, 50] } as const;
const SECONDS = { quick: 6, full: 15 };
const WARM_UP = { perSecond: 8, count: 24 };
/** Until the retailer has placed what was ordered, and all have been told. */
const SETTLING_MS = 8_000;
const MS_PER_MICROSECOND = 0.001;

/** The costly ones; the figure before them counts all. */
const PROCESSES = ['bff', 'orders', 'wishlists', 'sandbox', 'mongo'] as const;

interface Measured {
  readonly perSecond: number;
  readonly answers: readonly Answered[];
  /** Milliseconds of each process of the site, for all of them; undefined where the machine does not tell. */
  readonly serverCpu: ServerCpu | undefined;
  readonly ownMs: number;
}

/** How many gifts a second can be ordered, and how long the buyers wait, at a fixed rate of arrival. */
export const checkoutThroughput: Benchmark = {
  name: 'checkout',
  title: 'Ordering a gift (checkoutItem, through the BFF)',
  seconds: { quick: 50, full: 110 },
  data: 'lists',
  measure: async ({ site, isFull, say }) => {
    const seconds = isFull ? SECONDS.full : SECONDS.quick;
    const giving = await prepareGiving(site.url);
    await slowCardProcessor(site, CARD_PROCESSOR_MS);
    let given = 0;
    const give = () => {
      given += 1;
      return giveNumber(site.url, giving, given);
    };
    await openLoop(WARM_UP, give);
    await pause(SETTLING_MS);
    const measured: Measured[] = [];
    for (const perSecond of isFull ? RATES.full : RATES.quick) {
      const count = perSecond * seconds;
      const before = readServerCpu(site);
      const ownBefore = process.cpuUsage();
      const answers = await openLoop({ perSecond, count }, give);
      const own = process.cpuUsage(ownBefore);
      // What an order costs after its answer belongs to it.
      await pause(SETTLING_MS);
      const after = readServerCpu(site);
      const spent = before && after && cpuBetween(before, after);
      measured.push({
        perSecond,
        answers,
        serverCpu: spent,
        ownMs: ((own.user + own.system) * MS_PER_MICROSECOND) / count,
      });
      say(`${perSecond} a second, load ${loadNow().toFixed(1)}`);
    }
    return {
      columns: [
        'Arriving per second',
        'taken',
        'refused',
        'median ms',
        '95 %',
        '99 %',
        'CPU ms each',
        ...PROCESSES,
        'asking',
      ],
      rows: measured.map(rowOf),
      notes: [
        `Open loop: a request is sent when it is due, and its wait counts from then. ${seconds} s at each rate; the card processor takes ${CARD_PROCESSOR_MS} ms for a hold, a capture and so on; the retailer answers later. Goals: 20 a second with 99 % below 1,200 ms, at best 50 with 99 % below 600 ms.`,
        `CPU time of all processes of the site, sandbox included, until every order is placed. Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
      ],
    };
  },
};

function rowOf({ perSecond, answers, serverCpu, ownMs }: Measured): string[] {
  const waits = answers.map(({ latencyMs }) => latencyMs);
  const refused = Map.groupBy(
    answers.filter(({ status }) => status !== '200'),
    ({ status }) => status,
  );
  const told = [...refused].map(([status, some]) => `${some.length} x ${status}`);
  const each = (cpuMs: number | undefined) => (cpuMs === undefined ? 'not told' : (cpuMs / answers.length).toFixed(1));
  return [
    String(perSecond),
    String(answers.filter(({ status }) => status === '200').length),
    told.length > 0 ? told.join(', ') : '0',
    ...[50, 95, 99].map((percent) => percentileOf(waits, percent).toFixed(0)),
    each(serverCpu && totalCpu(serverCpu)),
    ...PROCESSES.map((name) => each(serverCpu?.get(name))),
    ownMs.toFixed(1),
  ];
}
