import { logFile } from '../data-folder.ts';
import type { ProcessSpec } from '../processes/process-spec.ts';
import { acceptsConnections } from '../processes/readiness.ts';

/** A Redis server found on this machine, on a private port and without files: nothing in it needs to be kept. */
export function redisServer(program: string, dataFolder: string, port: number, env: NodeJS.ProcessEnv): ProcessSpec {
  return {
    name: 'redis',
    command: program,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--loglevel', 'warning'],
    env,
    port,
    isReady: acceptsConnections,
    outlivesLauncher: true,
    logFile: logFile(dataFolder, 'redis'),
  };
}
