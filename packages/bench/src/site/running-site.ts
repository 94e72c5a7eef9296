import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const LAUNCHER = path.join(ROOT, 'packages/launcher/start.mjs');
const START_TIMEOUT_MS = 900_000;
const POLL_INTERVAL_MS = 250;

/** The launcher's own record of a site, see packages/launcher. */
export const ProcessRecord = z.object({
  launcher: z.int(),
  processes: z.record(z.string(), z.object({ pid: z.int(), port: z.int().optional() })),
});
export type ProcessRecord = z.infer<typeof ProcessRecord>;

/** The built site, every service a process of its own. */
export interface RunningSite {
  readonly url: string;
  readonly dataFolder: string;
  /** Its processes as they are now. */
  processes(): ProcessRecord;
  stop(): Promise<void>;
}

export interface SiteOptions {
  readonly port: number;
  readonly dataFolder: string;
  /** Forget the data first. */
  readonly isFresh: boolean;
  /** Hears what the launcher says until the site is ready: what it builds, mostly. */
  readonly say: (line: string) => void;
}

/** Starts the site as `npm start` does, with what it needs built before. @throws when it does not answer in a quarter of an hour. */
export async function startMeasuredSite({ port, dataFolder, isFresh, say }: SiteOptions): Promise<RunningSite> {
  const args = ['--port', String(port), '--data', dataFolder, '--processes', ...(isFresh ? ['--fresh'] : [])];
  const launcher = spawn(process.execPath, [LAUNCHER, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => launcher.kill('SIGTERM'));
  const url = `http://localhost:${port}`;
  tellPreparations(launcher.stdout, say);
  await untilReady(launcher, url);
  return {
    url,
    dataFolder,
    processes: () => ProcessRecord.parse(JSON.parse(readFileSync(path.join(dataFolder, 'processes.json'), 'utf8'))),
    stop: async () => {
      if (launcher.exitCode !== null) return;
      launcher.kill('SIGTERM');
      await once(launcher, 'exit');
    },
  };
}

/** Passes on what the launcher installs and builds; what it says once the site is there is for who looks at it. */
export function tellPreparations(output: Readable, say: (line: string) => void): void {
  let isPreparing = true;
  createInterface({ input: output }).on('line', (line) => {
    const said = line.trim();
    if (isPreparing && said !== '') say(said);
    if (said.startsWith('Starting the site')) isPreparing = false;
  });
}

/** @throws when the process ends, or takes longer than it may, before the site answers. */
export async function untilReady(launcher: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (launcher.exitCode !== null) throw new Error(`the site ended with ${launcher.exitCode} before it was ready`);
    if (Date.now() > deadline) throw new Error(`the site was not ready within ${START_TIMEOUT_MS / 1000} s`);
    await pause(POLL_INTERVAL_MS);
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
