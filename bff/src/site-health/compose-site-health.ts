import type { DatastoreUse } from '@wishbow/cache/ephemeral';
import { type DatastoreFigures, ProcessFigures, type ProcessHealth } from '@wishbow/contracts/site-health';
import { FIGURES_PATH } from '@wishbow/service/figures/process-figures';
import { inTime } from '@wishbow/service/in-time';
import { sendOverHttp } from '@wishbow/service/send-over-http';
import type { Datastores } from './datastore-metrics.ts';

/** An admin looks at this page because something hangs: nothing that hangs may keep the rest from being shown. */
const DEADLINE_MS = 1_500;

export interface SiteHealthSources {
  /** Address by name of each process that tells its figures. */
  readonly services: Readonly<Record<string, string>>;
  /** What the database and the cache tell, by name. */
  readonly datastores: Datastores;
  /** Those of this process. */
  readonly readOwnFigures: () => Promise<ProcessFigures>;
  /** Hears why a process gave no figures. */
  readonly report: (error: unknown) => void;
  /** How long a process may take to answer; 1.5 s unless a test has other times. */
  readonly deadlineMs?: number;
}

/** Every process of the site, each asked by itself: one that does not answer in time is down, and has no figures. */
export async function composeSiteHealth(sources: SiteHealthSources): Promise<ProcessHealth[]> {
  const { services, datastores, readOwnFigures, report, deadlineMs = DEADLINE_MS } = sources;
  const asked = [
    known('bff', readOwnFigures(), report),
    ...Object.entries(services).map(([name, url]) => known(name, figuresAt(url, deadlineMs), report)),
    ...Object.entries(datastores).map(([name, read]) => kept(name, inTime(read(), deadlineMs), report)),
  ];
  return Promise.all(asked);
}

async function known(
  name: string,
  asked: Promise<ProcessFigures>,
  report: (error: unknown) => void,
): Promise<ProcessHealth> {
  try {
    return { name, is_up: true, figures: await asked };
  } catch (error) {
    report(error);
    return { name, is_up: false, figures: null };
  }
}

async function kept(
  name: string,
  asked: Promise<DatastoreUse>,
  report: (error: unknown) => void,
): Promise<ProcessHealth> {
  try {
    return { name, is_up: true, figures: null, datastore: figuresOf(await asked) };
  } catch (error) {
    report(error);
    return { name, is_up: false, figures: null };
  }
}

const figuresOf = ({ uptimeSeconds, memoryBytes, commands }: DatastoreUse): DatastoreFigures => ({
  started_at: new Date(Date.now() - uptimeSeconds * 1_000).toISOString(),
  memory_bytes: Math.round(memoryBytes),
  commands,
});

async function figuresAt(baseUrl: string, deadlineMs: number): Promise<ProcessFigures> {
  const signal = AbortSignal.timeout(deadlineMs);
  const answer = await sendOverHttp(baseUrl + FIGURES_PATH, { method: 'GET', headers: {}, signal });
  return ProcessFigures.parse(JSON.parse(await answer.text()));
}
