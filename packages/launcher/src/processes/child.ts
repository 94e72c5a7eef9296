import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import type { ProcessSpec } from './process-spec.ts';

const STOP_TIMEOUT_MS = 10_000;

/** Sources as Node has stripped and compiled them: a process that finds itself here starts in little more than half the time. */
const COMPILED = path.resolve(import.meta.dirname, '../../../../.build/compiled');

/** Starts the process in a group of its own, so that Ctrl-C reaches the launcher alone, which then ends all in order. */
export function launch({ command, args, env, logFile }: ProcessSpec): ChildProcess {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const withCache = { NODE_COMPILE_CACHE: COMPILED, ...env };
  const child = spawn(command, args, { env: withCache, detached: true, stdio: ['ignore', log, 'inherit', 'ipc'] });
  closeSync(log);
  // What nobody hears of a child ends the launcher, and the whole site with it.
  child.on('error', (error) => process.stderr.write(`${path.basename(command)}: ${String(error)}\n`));
  return child;
}

/** Also of one that was never started. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

export async function ended(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await new Promise<void>((resolve) => child.once('exit', () => resolve()));
}

/** Asks it to end, and kills it when it has not after 10 s, or as long as it may take. */
export async function end(child: ChildProcess, patienceMs = STOP_TIMEOUT_MS): Promise<void> {
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended(child);
  clearTimeout(killer);
}
