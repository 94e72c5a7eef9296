import path from 'node:path';
import { parseArgs } from 'node:util';

/** What was asked for after `npm run bench --`. */
export interface Options {
  /** Benchmarks by name; none means all of them. */
  readonly names: readonly string[];
  /** Put the tables into docs/performance.md as well. */
  readonly isWriting: boolean;
  /** As long as RELIABILITY.md asks for: half an hour of mixed load. */
  readonly isFull: boolean;
  readonly port: number;
  /** Absolute path; what was seeded there is used again. */
  readonly dataFolder: string;
  /** Only tell what there is. */
  readonly isAskingForHelp: boolean;
}

const MAX_PORT = 65_535;

/** How it is called. */
export const benchUsage = (
  known: readonly string[],
): string => `npm run bench [-- names] [--write] [--full] [--port 3950] [--data .build/bench]
  names    of the benchmarks to run, all unless said otherwise: ${known.join(', ')}
  --write  puts the tables into docs/performance.md as well
  --full   takes as long as RELIABILITY.md asks for: half an hour of mixed load, more rounds of the others
  --port   of the measured site
  --data   the folder that keeps its data; delete it to seed anew`;

/** What who mistyped something is told, in one line: why not, and where to see what there is. */
export const benchRefusal = ({ message }: Error): string =>
  `${message.split('. ')[0]}. What there is: npm run bench -- --help`;

/** Reads the command line; `root` is what a relative `--data` starts from. Throws on an unknown option or benchmark. */
export function readBenchOptions(args: string[], known: readonly string[], root: string): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      port: { type: 'string', default: '3950' },
      data: { type: 'string', default: '.build/bench' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`no benchmark is called ${unknown.join(', ')}: there are ${known.join(', ')}`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) throw new Error(`--port ${values.port} is no port`);
  const { write: isWriting, full: isFull, data, help: isAskingForHelp } = values;
  return { names: positionals, isWriting, isFull, port, dataFolder: path.resolve(root, data), isAskingForHelp };
}
