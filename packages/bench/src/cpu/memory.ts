import { readFileSync } from 'node:fs';
import type { RunningSite } from '../site/running-site.ts';
import { hasProcessFiles } from './read-processes.ts';

/** What a process held in memory at a moment of a run. */
export interface MemorySample {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Samples by process of the site. */
export type MemorySamples = Map<string, MemorySample[]>;

const KILOBYTES_PER_MEGABYTE = 1024;
const SECONDS_PER_MINUTE = 60;

/** @throws when the text is no `/proc/<pid>/status`. */
export function residentMegabytes(status: string): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kilobytes === undefined) throw new Error(`no VmRSS in ${status}`);
  return Number(kilobytes) / KILOBYTES_PER_MEGABYTE;
}

/** Adds what every process holds now; nothing where the machine does not tell. */
export function sampleMemory(site: RunningSite, samples: MemorySamples, seconds: number): void {
  if (!hasProcessFiles()) return;
  for (const [name, { pid }] of Object.entries(site.processes().processes)) {
    const megabytes = residentMegabytes(readFileSync(`/proc/${pid}/status`, 'utf8'));
    samples.set(name, [...(samples.get(name) ?? []), { seconds, megabytes }]);
  }
}

/** The slope of the line through the samples, megabytes a minute; 0 of less than two. */
export function growthPerMinute(samples: readonly MemorySample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  const middle = mean(samples.map(({ seconds }) => seconds));
  const height = mean(samples.map(({ megabytes }) => megabytes));
  const along = samples.reduce((sum, { seconds }) => sum + (seconds - middle) ** 2, 0);
  const both = samples.reduce((sum, { seconds, megabytes }) => sum + (seconds - middle) * (megabytes - height), 0);
  return along === 0 ? 0 : (both / along) * SECONDS_PER_MINUTE;
}
