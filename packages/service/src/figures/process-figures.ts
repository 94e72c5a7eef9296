import type { ServiceName } from '@wishbow/contracts/service-names';
import type { ProcessFigures } from '@wishbow/contracts/site-health';
import { buildOfThisProcess } from '../config.ts';
import { failingChecks, type ReadinessChecks } from '../health.ts';
import type { BacklogSource } from './backlogs.ts';
import { breakersOf } from './known-breakers.ts';
import { loopDelayMs } from './loop-delay.ts';
import { type recentCalls, WINDOW_SECONDS } from './recent-calls.ts';

/** Where a process tells its figures to the others; like `/metrics`, on ports that the world cannot reach. */
export const FIGURES_PATH = '/internal/figures';

export interface FiguresOptions {
  readonly name: ServiceName | 'sandbox';
  readonly calls: ReturnType<typeof recentCalls>;
  readonly backlogs: readonly BacklogSource[];
  readonly readiness: ReadinessChecks;
  readonly countStreams?: () => number;
}

/** How this process is doing. Without its database it still tells what it knows. */
export async function processFigures(options: FiguresOptions): Promise<ProcessFigures> {
  const { name, calls, backlogs, readiness, countStreams } = options;
  const { rss, heapUsed } = process.memoryUsage();
  const missing = await failingChecks(readiness);
  const now = new Date();
  return {
    build: buildOfThisProcess,
    started_at: new Date(now.getTime() - process.uptime() * 1_000).toISOString(),
    memory_bytes: rss,
    heap_bytes: heapUsed,
    loop_delay_ms: loopDelayMs(),
    missing,
    window_seconds: WINDOW_SECONDS,
    calls: calls.read(),
    backlogs: missing.length > 0 ? [] : await Promise.all(backlogs.map((source) => source.read(now))),
    breakers: breakersOf(name),
    live_streams: countStreams?.() ?? null,
  };
}
