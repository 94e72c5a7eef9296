import { parseArgs } from 'node:util';

export type ServerConfig = {
  readonly dataDir: string | undefined;
  readonly port: number;
  readonly socketPath: string | undefined;
};

/** Reads the command line: `--data DIR`, `--port N`, `--socket PATH`, all optional. Refuses anything else. */
export function parseConfig(commandLine: readonly string[]): ServerConfig {
  const { values } = parseArgs({
    args: [...commandLine],
    options: { data: { type: 'string' }, port: { type: 'string', default: '0' }, socket: { type: 'string' } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port has to be a port number, not '${values.port}'`);
  return { dataDir: values.data, port, socketPath: values.socket };
}
