import { totalCpu } from '../cpu/server-cpu.ts';
import { spreadOf, spreadText } from '../statistics.ts';
import type { Table } from '../tables/table.ts';
import type { Round } from './measure-round.ts';

export interface Limits {
  /** Of 1,024 bytes. */
  readonly maxKilobytes?: number;
  readonly maxCpuMs?: number;
}

/** What was measured of one kind of list. */
export interface MeasuredList {
  readonly name: string;
  readonly limits: Limits;
  readonly rounds: readonly Round[];
}

const BYTES_PER_KILOBYTE = 1024;
/** Where a column of its own shows what a process has to do with it; the rest stands under `other`. */
const SHOWN_PROCESSES = ['bff', 'wishlists', 'accounts', 'social', 'mongo'] as const;
const NOT_TOLD = 'not told here';

/**
 * A row for each list: the answer, the CPU time of the whole site, how it divides among the processes, and how
 * much of it is what the site does at any time, whether or not somebody asks.
 */
export function answersTable(
  lists: readonly MeasuredList[],
  restMsPerSecond: number | undefined,
  notes: readonly string[],
): Table {
  return {
    columns: ['List', 'KB', 'Limit', 'CPU ms per request', 'Limit', ...SHOWN_PROCESSES, 'other', 'at rest', 'asking'],
    rows: lists.map((list) => rowOf(list, restMsPerSecond)),
    notes,
  };
}

function rowOf({ name, limits, rounds }: MeasuredList, restMsPerSecond: number | undefined): string[] {
  const secondsPerRequest = spreadOf(rounds.map((round) => round.secondsPerRequest)).median;
  const bytes = spreadOf(rounds.map((round) => round.bytes)).median;
  const cpu = rounds.flatMap(({ serverCpu }) => serverCpu ?? []);
  return [
    name,
    (bytes / BYTES_PER_KILOBYTE).toFixed(1),
    limits.maxKilobytes?.toString() ?? '',
    cpu.length > 0 ? spreadText(spreadOf(cpu.map(totalCpu)), 1) : NOT_TOLD,
    limits.maxCpuMs?.toString() ?? '',
    ...shares(cpu),
    restMsPerSecond === undefined ? '' : (restMsPerSecond * secondsPerRequest).toFixed(1),
    spreadOf(rounds.map(({ ownCpuMs }) => ownCpuMs)).median.toFixed(1),
  ];
}

/** The median of each process; what has no column of its own is summed up before. */
function shares(rounds: readonly ReadonlyMap<string, number>[]): string[] {
  const shown: readonly string[] = SHOWN_PROCESSES;
  const medianOf = (share: (round: ReadonlyMap<string, number>) => number) =>
    rounds.length > 0 ? spreadOf(rounds.map(share)).median.toFixed(1) : '';
  const rest = (round: ReadonlyMap<string, number>) =>
    totalCpu(new Map([...round].filter(([name]) => !shown.includes(name))));
  return [...shown.map((name) => medianOf((round) => round.get(name) ?? 0)), medianOf(rest)];
}
