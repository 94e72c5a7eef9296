import path from 'node:path';
import { parseArgs } from 'node:util';

/** What was asked for after `npm start --`. */
export type Options = {
  /** Port of the site's address; everything else listens on private ports. */
  port: number;
  /** Absolute path of the folder that keeps the data across restarts. */
  dataFolder: string;
  /** Forget the data first. */
  isFresh: boolean;
  /** Give every service its own process, restarted when it dies, instead of one process for all. */
  hasOwnProcesses: boolean;
  /** Restart a service when one of its sources changes; it has to be a process of its own for that. */
  isWatching: boolean;
};

const USUAL_PORT = 3000;
const USUAL_DATA = '.data';
const USAGE = `npm start [-- --port 3000] [--data .data] [--fresh] [--processes]
  --port       of the site's address
  --data       the folder that keeps the data
  --fresh      forgets the data first
  --processes  a process for each service`;

/** What who asked for an option that there is not is told: why not in one sentence, and what there is. */
export const optionsRefusal = ({ message }: Error): string => `${message.split('. ')[0]}.\n\n${USAGE}`;

const MAX_PORT = 65_535;

/** Reads the command line; `root` is what a relative `--data` starts from. Throws on an unknown option or a bad port. */
export function readOptions(args: string[], root: string): Options {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: String(USUAL_PORT) },
      data: { type: 'string', default: USUAL_DATA },
      fresh: { type: 'boolean', default: false },
      processes: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) throw new Error(`--port ${values.port} is no port`);
  return {
    port,
    dataFolder: path.resolve(root, values.data),
    isFresh: values.fresh,
    hasOwnProcesses: values.processes || values.watch,
    isWatching: values.watch,
  };
}

/** How a part is deployed to a site that is not where the commands look by themselves; undefined where it is. */
export function deployCommand({ port, dataFolder }: Options, root: string): string | undefined {
  const to = port === USUAL_PORT ? '' : ` --to http://localhost:${port}`;
  const data = dataFolder === path.resolve(root, USUAL_DATA) ? '' : ` --data ${dataFolder}`;
  return to || data ? `npm run deploy -w <part> --${to}${data}` : undefined;
}
