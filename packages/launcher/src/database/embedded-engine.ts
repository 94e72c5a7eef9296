import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { logFile } from '../data-folder.ts';
import { nodeProcess, type ProcessSpec } from '../processes/process-spec.ts';
import { acceptsConnections } from '../processes/readiness.ts';

const MAIN = path.resolve(import.meta.dirname, '../../../embedded-mongo/src/main.ts');

/** The embedded engine as a process of its own, so that it survives a restart of the services. None of them follows changes. */
export function embeddedEngine(dataFolder: string, port: number, env: NodeJS.ProcessEnv): ProcessSpec {
  const folder = path.join(dataFolder, 'mongo');
  mkdirSync(folder, { recursive: true });
  const program = nodeProcess(MAIN, ['--data', folder, '--port', String(port), '--no-change-streams']);
  return { name: 'mongo', ...program, env, port, isReady: acceptsConnections, logFile: logFile(dataFolder, 'mongo') };
}
