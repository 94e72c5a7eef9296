import { parseArgs } from 'node:util';

export type ServerConfig = {
  readonly dataDir: string | undefined;
  readonly port: number;
  readonly socketPath: string | undefined;
  readonly hasChangeStreams: boolean;
};

/** Reads the command line: `--data DIR`, `--port N`, `--socket PATH`, `--no-change-streams`, all optional. Refuses anything else. */
export function parseConfig(commandLine: readonly string[]): ServerConfig {
  const { values } = parseArgs({
    args: [...commandLine],
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '0' },
      socket: { type: 'string' },
      'no-change-streams': { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port has to be a port number, not '${values.port}'`);
  return { dataDir: values.data, port, socketPath: values.socket, hasChangeStreams: !values['no-change-streams'] };
}
