import { setTimeout as pause } from 'node:timers/promises';
import { cpuBetween, totalCpu } from '../cpu/server-cpu.ts';
import type { RunningSite } from '../site/running-site.ts';
import { readServerCpu } from './measure-round.ts';

const WATCHED_SECONDS = 5;

/** CPU milliseconds that the site uses in a second in which nobody asks; undefined where the machine does not tell. */
export async function cpuAtRest(site: RunningSite): Promise<number | undefined> {
  const before = readServerCpu(site);
  await pause(WATCHED_SECONDS * 1000);
  const after = readServerCpu(site);
  return before && after && totalCpu(cpuBetween(before, after)) / WATCHED_SECONDS;
}
