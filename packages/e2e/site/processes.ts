import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { SITES } from './sites.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

interface ProcessRecord {
  readonly processes: Readonly<Record<string, { readonly pid: number; readonly port: number }>>;
}

/**
 * Kills database, cache, sandbox and every service of a site at once, without a chance to tidy up; the launcher starts
 * them again. Waits until the site answers.
 */
export async function restartEverything(siteUrl: string): Promise<void> {
  const before = runningProcesses(siteUrl);
  for (const { pid } of Object.values(before)) process.kill(pid, 'SIGKILL');
  await expect.poll(() => hasNewPids(before, runningProcesses(siteUrl)), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => isReady(siteUrl), { timeout: 60_000 }).toBe(true);
  // Services that came up before the database reconnect within a moment.
  await pause(1_000);
}

/** Where one process of a site listens, for journeys that look behind the scenes. */
export function processAddress(siteUrl: string, name: string): string {
  const running = runningProcesses(siteUrl)[name];
  if (!running) throw new Error(`${siteUrl} runs no ${name}`);
  return `http://localhost:${running.port}`;
}

/** The processes of a site, as the launcher keeps them on record. */
export function runningProcesses(siteUrl: string): ProcessRecord['processes'] {
  const site = Object.values(SITES).find((one) => one.url === siteUrl);
  if (!site) throw new Error(`No site of the journeys answers at ${siteUrl}`);
  const record: ProcessRecord = JSON.parse(readFileSync(path.join(ROOT, site.data, 'processes.json'), 'utf8'));
  return record.processes;
}

function hasNewPids(before: ProcessRecord['processes'], now: ProcessRecord['processes']): boolean {
  return Object.entries(before).every(([name, { pid }]) => now[name] !== undefined && now[name].pid !== pid);
}

async function isReady(siteUrl: string): Promise<boolean> {
  const response = await fetch(`${siteUrl}/readyz`).catch(() => undefined);
  return response?.ok ?? false;
}
