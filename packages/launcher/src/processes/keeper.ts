import path from 'node:path';
import { processStart } from '../process-start.ts';
import { writeFileWhole } from '../whole-file.ts';
import type { ProcessSpec } from './process-spec.ts';
import { type SupervisedProcess, supervise } from './supervise.ts';

/** Keeps the child processes of one site alive and on record. */
export type Keeper = {
  /** Absolute path of the site's data. */
  dataFolder: string;
  /** The variables every child inherits. */
  env: NodeJS.ProcessEnv;
  /** Starts a process, resolves when it is ready, and starts it again whenever it dies. */
  keep(spec: ProcessSpec): Promise<SupervisedProcess>;
  /** Ends all of them, the last started first. */
  stop(): Promise<void>;
};

/**
 * Where the record is: `{ launcher, processes: { [name]: { pid, port, restarts } } }`, up to date after every restart. Of
 * what outlives the launcher it also says when that began (`begunAt`).
 */
export const processFile = (dataFolder: string): string => path.join(dataFolder, 'processes.json');

export function createKeeper(dataFolder: string, env: NodeJS.ProcessEnv, say: (line: string) => void): Keeper {
  const kept: { one: SupervisedProcess; spec: ProcessSpec }[] = [];

  const record = (): void => {
    const processes = kept.map(({ one, spec }) => [one.name, recordOf(one, spec)]);
    const text = JSON.stringify({ launcher: process.pid, processes: Object.fromEntries(processes) }, null, 2);
    writeFileWhole(processFile(dataFolder), text);
  };

  return {
    dataFolder,
    env,
    keep: async (spec) => {
      const onChange = (event: string) => {
        record();
        say(event);
      };
      const one = await supervise(spec, onChange);
      kept.push({ one, spec });
      record();
      return one;
    },
    stop: async () => {
      for (const { one } of kept.toReversed()) await one.stop();
    },
  };
}

function recordOf(one: SupervisedProcess, { outlivesLauncher }: ProcessSpec) {
  const pid = one.pid();
  const begunAt = outlivesLauncher && pid !== undefined ? processStart(pid) : undefined;
  return { pid, port: one.port, restarts: one.restartCount(), ...(begunAt && { begunAt }) };
}
