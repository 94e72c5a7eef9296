import type { Probe } from './readiness.ts';

/** One child process: a database, a cache, or one of our services. */
export type ProcessSpec = {
  name: string;
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** The private port it listens on; it keeps it when it is restarted. */
  port: number;
  isReady: Probe;
  /** A program that is not ours outlives a launcher that is killed, and is ended at the next start. */
  outlivesLauncher?: boolean;
  /** Absolute path of the file its standard output is added to; what it writes to standard error is shown. */
  logFile: string;
};

const END_WITH_PARENT = new URL('./end-with-parent.ts', import.meta.url).href;

/** What a request leaves behind is mostly garbage by the time this is full (16 MB otherwise): there is less to copy. */
const YOUNG_MEMORY = '--max-semi-space-size=32';

/**
 * A request runs most of our functions once, and V8 would wait for 400 and 3,000 calls of each before it compiles them well:
 * a service spent its first minutes in slow code (docs/performance.md, "Opening a list").
 */
const SOON_COMPILED = [
  '--invocation-count-for-feedback-allocation=2',
  '--invocation-count-for-maglev=100',
  '--invocation-count-for-turbofan=500',
];

/** How a script of ours is run as a process: by this Node, and no longer than its parent lives. */
export function nodeProcess(
  script: string,
  args: readonly string[] = [],
  { isWatching = false } = {},
): Pick<ProcessSpec, 'command' | 'args'> {
  const nodeOptions = [
    '--disable-warning=ExperimentalWarning',
    YOUNG_MEMORY,
    ...SOON_COMPILED,
    ...(isWatching ? ['--watch', '--watch-preserve-output'] : []),
  ];
  return { command: process.execPath, args: [...nodeOptions, '--import', END_WITH_PARENT, script, ...args] };
}
