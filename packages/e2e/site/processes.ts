import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { OUTAGES_SITE, SITES } from './sites.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

interface ProcessRecord {
  readonly processes: Readonly<Record<string, { readonly pid: number; readonly port: number }>>;
}

/** What has no page to ask whether it is ready; services are not before these are. */
const STORES = ['mongo', 'redis'];

/**
 * Kills database, cache, sandbox and every service of a site at once, without a chance to tidy up; the launcher starts
 * them again. Waits until every service answers.
 */
export async function restartEverything(siteUrl: string): Promise<void> {
  const before = runningProcesses(siteUrl);
  for (const { pid } of Object.values(before)) process.kill(pid, 'SIGKILL');
  await expect.poll(() => hasNewPids(before, runningProcesses(siteUrl)), { timeout: 60_000 }).toBe(true);
  const services = Object.entries(runningProcesses(siteUrl)).filter(([name]) => !STORES.includes(name));
  for (const [name, { port }] of services) {
    const isReady = () => answersReadyz(`http://localhost:${port}`);
    await expect.poll(isReady, { message: `${name} is ready`, timeout: 60_000 }).toBe(true);
  }
}

/** Where the sandbox of a site listens, for journeys that look behind the scenes. */
export function sandboxAddress(siteUrl: string): string {
  const { ports }: { ports: { sandbox: number } } = recordOf(siteUrl, 'launcher.json');
  return `http://localhost:${ports.sandbox}`;
}

/** The processes of a site that runs each service in one of its own, as the launcher keeps them on record. */
export function runningProcesses(siteUrl: string): ProcessRecord['processes'] {
  const { processes }: ProcessRecord = recordOf(siteUrl, 'processes.json');
  return processes;
}

/** A file in the data folder of a site. */
function recordOf(siteUrl: string, file: string) {
  const site = [...Object.values(SITES), OUTAGES_SITE].find((one) => one.url === siteUrl);
  if (!site) throw new Error(`No site of the journeys answers at ${siteUrl}`);
  return JSON.parse(readFileSync(path.join(ROOT, site.data, file), 'utf8'));
}

function hasNewPids(before: ProcessRecord['processes'], now: ProcessRecord['processes']): boolean {
  return Object.entries(before).every(([name, { pid }]) => now[name] !== undefined && now[name].pid !== pid);
}

async function answersReadyz(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  return response?.ok ?? false;
}
