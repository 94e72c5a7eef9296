import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const WINDOW_MS = 60_000;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
let startedAt = Date.now();

/** How late this process turns to what waits: the 99th percentile in milliseconds since a minute at most. */
export function loopDelayMs(): number {
  // The timer that measures it is itself due only after its resolution.
  const delayMs = Math.max(0, Math.round(delays.percentile(99) / 1e6) - RESOLUTION_MS);
  if (Date.now() - startedAt > WINDOW_MS) {
    delays.reset();
    startedAt = Date.now();
  }
  return delayMs;
}
