import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { tellPreparations, untilReady } from '../site/running-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** A checkout as somebody new has it: what is committed, and nothing installed or built. */
export interface Clone {
  readonly folder: string;
  readonly remove: () => void;
}

/** Clones this repository to a folder for a while. @throws where git does not. */
export async function cloneRepository(): Promise<Clone> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'wishbow-start-')), 'wishbow');
  await promisify(execFile)('git', ['clone', '--quiet', '--no-hardlinks', ROOT, folder]);
  return { folder, remove: () => rmSync(path.dirname(folder), { recursive: true, force: true }) };
}

/** Types `npm start` there and waits until the site answers. @returns how to end it. @throws when it does not start. */
export async function startClone(folder: string, port: number, say: (line: string) => void) {
  // A group of its own, so that ending it ends what npm started, too.
  const npm = spawn('npm', ['start', '--silent', '--', '--port', String(port)], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  tellPreparations(npm.stdout, say);
  const url = `http://localhost:${port}`;
  const end = () => npm.exitCode === null && npm.pid !== undefined && process.kill(-npm.pid, 'SIGTERM');
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    if (end()) await once(npm, 'exit');
  };
  try {
    await untilReady(npm, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
