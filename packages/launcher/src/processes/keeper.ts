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
  /** Has one started so from the next time on, and be known by that name and port. */
  become(one: SupervisedProcess, spec: ProcessSpec): void;
  /** Ends one of them for good; `patienceMs` as for `SupervisedProcess.stop`. */
  end(one: SupervisedProcess, patienceMs?: number): Promise<void>;
  /** Ends all of them, also those that are just being started; the last started first. */
  stop(): Promise<void>;
};

/**
 * Where the record is: `{ launcher, processes: { [name]: { pid, port, restarts } } }`, up to date after every restart. Of
 * what outlives the launcher it also says when that began (`begunAt`).
 */
export const processFile = (dataFolder: string): string => path.join(dataFolder, 'processes.json');

export function createKeeper(dataFolder: string, env: NodeJS.ProcessEnv, say: (line: string) => void): Keeper {
  let kept: Kept[] = [];
  const starting = new Set<Promise<unknown>>();
  let isStopping = false;

  const record = (): void => {
    const processes = kept.map(({ one, spec }) => [one.name, recordOf(one, spec)]);
    const text = JSON.stringify({ launcher: process.pid, processes: Object.fromEntries(processes) }, null, 2);
    writeFileWhole(processFile(dataFolder), text);
  };
  const start = async (spec: ProcessSpec): Promise<SupervisedProcess> => {
    const onChange = (event: string) => {
      record();
      say(event);
    };
    const one = await supervise(spec, onChange);
    kept.push({ one, spec });
    record();
    return one;
  };

  return {
    dataFolder,
    env,
    keep: (spec) => {
      if (isStopping) return Promise.reject(new Error(`${spec.name} is not started: the site is being stopped`));
      const begun = start(spec);
      starting.add(begun);
      return begun.finally(() => starting.delete(begun));
    },
    become: (one, spec) => {
      one.become(spec);
      record();
    },
    end: async (one, patienceMs) => {
      await one.stop(patienceMs);
      kept = kept.filter((entry) => entry.one !== one);
      record();
    },
    stop: async () => {
      isStopping = true;
      await Promise.allSettled(starting);
      for (const { one } of kept.toReversed()) await one.stop();
    },
  };
}

interface Kept {
  readonly one: SupervisedProcess;
  readonly spec: ProcessSpec;
}

function recordOf(one: SupervisedProcess, { outlivesLauncher }: ProcessSpec) {
  const pid = one.pid();
  const begunAt = outlivesLauncher && pid !== undefined ? processStart(pid) : undefined;
  return { pid, port: one.port, restarts: one.restartCount(), ...(begunAt && { begunAt }) };
}
