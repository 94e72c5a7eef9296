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
}

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
    },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`no benchmark is called ${unknown.join(', ')}: there are ${known.join(', ')}`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1) throw new Error(`--port ${values.port} is no port`);
  const { write: isWriting, full: isFull, data } = values;
  return { names: positionals, isWriting, isFull, port, dataFolder: path.resolve(root, data) };
}
