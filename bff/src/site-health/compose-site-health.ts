import { ProcessFigures, type ProcessHealth } from '@wishbow/contracts/site-health';
import { FIGURES_PATH } from '@wishbow/service/figures/process-figures';
import { sendOverHttp } from '@wishbow/service/send-over-http';

/** An admin looks at this page because something hangs: nothing that hangs may keep the rest from being shown. */
const DEADLINE_MS = 1_500;

export interface SiteHealthSources {
  /** Address by name of each process that tells its figures. */
  readonly services: Readonly<Record<string, string>>;
  /** Address by name of what answers requests and tells nothing more. */
  readonly others: Readonly<Record<string, string>>;
  /** Those of this process. */
  readonly readOwnFigures: () => Promise<ProcessFigures>;
  /** Hears why a process gave no figures. */
  readonly report: (error: unknown) => void;
  /** How long a process may take to answer; 1.5 s unless a test has other times. */
  readonly deadlineMs?: number;
}

/** Every process of the site, each asked by itself: one that does not answer in time is down, and has no figures. */
export async function composeSiteHealth(sources: SiteHealthSources): Promise<ProcessHealth[]> {
  const { services, others, readOwnFigures, report, deadlineMs = DEADLINE_MS } = sources;
  const asked = [
    known('bff', readOwnFigures(), report),
    ...Object.entries(services).map(([name, url]) => known(name, figuresAt(url, deadlineMs), report)),
    ...Object.entries(others).map(([name, url]) => present(name, ask(url, deadlineMs), report)),
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

async function present(
  name: string,
  asked: Promise<{ readonly status: number }>,
  report: (error: unknown) => void,
): Promise<ProcessHealth> {
  try {
    const { status } = await asked;
    return { name, is_up: status < 500, figures: null };
  } catch (error) {
    report(error);
    return { name, is_up: false, figures: null };
  }
}

const ask = (url: string, deadlineMs: number) =>
  sendOverHttp(url, { method: 'GET', headers: {}, signal: AbortSignal.timeout(deadlineMs) });

async function figuresAt(baseUrl: string, deadlineMs: number): Promise<ProcessFigures> {
  const answer = await ask(baseUrl + FIGURES_PATH, deadlineMs);
  return ProcessFigures.parse(JSON.parse(await answer.text()));
}
