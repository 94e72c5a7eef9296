import { availableParallelism, cpus, loadavg } from 'node:os';

/** What the figures were measured on, as one note below them. */
export function machineNote(): string {
  const [model = 'unknown processor'] = cpus().map((cpu) => cpu.model);
  return `${availableParallelism()} cores (${model}), Node ${process.versions.node}.`;
}

/** How busy the machine was over the last minute: processes that wanted a core. */
export const loadNow = (): number => loadavg()[0] ?? 0;
