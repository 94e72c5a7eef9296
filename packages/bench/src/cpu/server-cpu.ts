import type { ProcessRecord } from '../site/running-site.ts';
import type { ProcessStat } from './process-stat.ts';
import { treeOf } from './process-tree.ts';

/** CPU time by process of the site, in milliseconds since each began; `launcher` stands for all without a name. */
export type ServerCpu = ReadonlyMap<string, number>;

/** The CPU time of the launcher and everything under it. */
export function serverCpu({ launcher, processes }: ProcessRecord, all: readonly ProcessStat[]): ServerCpu {
  const names = new Map(Object.entries(processes).map(([name, { pid }]) => [pid, name]));
  const byName = Map.groupBy(treeOf(launcher, all), ({ pid }) => names.get(pid) ?? 'launcher');
  return new Map([...byName].map(([name, group]) => [name, group.reduce((sum, { cpuMs }) => sum + cpuMs, 0)]));
}

/** What was used between two readings, each name of the later one. */
export const cpuBetween = (before: ServerCpu, after: ServerCpu): ServerCpu =>
  new Map([...after].map(([name, cpuMs]) => [name, cpuMs - (before.get(name) ?? 0)]));

/** The share of each of so many calls. */
export const perCall = (cpu: ServerCpu, callCount: number): ServerCpu =>
  new Map([...cpu].map(([name, cpuMs]) => [name, cpuMs / callCount]));

export const totalCpu = (cpu: ServerCpu): number => [...cpu.values()].reduce((sum, cpuMs) => sum + cpuMs, 0);
