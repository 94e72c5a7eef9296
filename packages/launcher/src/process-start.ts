import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { unlessRefused } from '@wishbow/service/system-refusals';

/** Places behind the name in `/proc/<pid>/stat`, which may hold spaces itself (proc(5)). */
const STATE = 0;
/** In ticks since the machine started. */
const START_TIME = 19;

/**
 * When a process began, in whatever way this system counts.
 * @returns null when it runs and nobody tells; undefined when there is no such process.
 */
export function processStart(pid: number): string | null | undefined {
  if (existsSync('/proc/self/stat')) return startInProc(pid);
  if (!isRunning(pid)) return undefined;
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || null;
}

function startInProc(pid: number): string | undefined {
  const stat = unlessRefused(['ENOENT', 'ESRCH'], () => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended; only nobody has asked how.
  return fields?.[STATE] === 'Z' ? undefined : fields?.[START_TIME];
}

const isRunning = (pid: number): boolean =>
  unlessRefused(['ESRCH'], () => unlessRefused(['EPERM'], () => process.kill(pid, 0)) ?? true) ?? false;
