/** What the kernel says of one process: `/proc/<pid>/stat`, see proc_pid_stat(5). */
export interface ProcessStat {
  readonly pid: number;
  readonly parentPid: number;
  /** CPU time of all its threads since it began, in user and kernel mode, in milliseconds. Counted in steps of 10. */
  readonly cpuMs: number;
}

/** The kernel counts in USER_HZ, which is 100 on every Linux that Node runs on (sysconf(3)). */
const MS_PER_TICK = 10;

/** Positions after the name, which stands in brackets and may itself hold spaces and brackets. */
const PARENT_PID = 1;
const USER_TICKS = 11;
const KERNEL_TICKS = 12;

/** @throws when the text is no line of `/proc/<pid>/stat`. */
export function parseProcessStat(text: string): ProcessStat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [pid, parentPid, user, kernel] = [
    Number.parseInt(text, 10),
    Number(fields[PARENT_PID]),
    Number(fields[USER_TICKS]),
    Number(fields[KERNEL_TICKS]),
  ];
  if (![pid, parentPid, user, kernel].every(Number.isInteger)) throw new Error(`no line of /proc/<pid>/stat: ${text}`);
  return { pid, parentPid, cpuMs: (user + kernel) * MS_PER_TICK };
}
