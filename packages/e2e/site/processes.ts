import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';

const RECORD = path.resolve(import.meta.dirname, '../../../.build/e2e/processes.json');

interface ProcessRecord {
  readonly processes: Readonly<Record<string, { readonly pid: number; readonly port: number }>>;
}

/** The processes of the site under test, as the launcher keeps them on record. */
export const runningProcesses = (): ProcessRecord['processes'] =>
  (JSON.parse(readFileSync(RECORD, 'utf8')) as ProcessRecord).processes;

/** Ends processes the hard way, without a chance to tidy up; the launcher starts them again. */
export function kill(...names: readonly string[]): void {
  const processes = runningProcesses();
  for (const name of names) {
    const running = processes[name];
    if (running) process.kill(running.pid, 'SIGKILL');
  }
}

/** Kills database, cache, sandbox and every service at once, and waits until the site answers again. */
export async function restartEverything(siteUrl: string): Promise<void> {
  const before = runningProcesses();
  kill(...Object.keys(before));
  await expect.poll(() => hasNewPids(before), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => isReady(siteUrl), { timeout: 60_000 }).toBe(true);
  // Services that came up before the database reconnect within a moment.
  await pause(1_000);
}

function hasNewPids(before: ProcessRecord['processes']): boolean {
  const now = runningProcesses();
  return Object.entries(before).every(([name, { pid }]) => now[name] !== undefined && now[name].pid !== pid);
}

async function isReady(siteUrl: string): Promise<boolean> {
  const response = await fetch(`${siteUrl}/readyz`).catch(() => undefined);
  return response?.ok ?? false;
}
