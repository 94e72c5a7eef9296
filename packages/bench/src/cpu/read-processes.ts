import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type ProcessStat, parseProcessStat } from './process-stat.ts';

/** Whether this machine tells the CPU time of processes as Linux does. */
export const hasProcessFiles = (): boolean => existsSync('/proc/self/stat');

/** Every process of this machine. */
export const readProcesses = (): ProcessStat[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);

/** None when it has ended since it was listed. */
function readProcess(pid: string): ProcessStat[] {
  try {
    return [parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch (error) {
    if (hasEnded(error)) return [];
    throw new Error(`process ${pid} could not be read`, { cause: error });
  }
}

const hasEnded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH');
