import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;
const PROBE_TIMEOUT_MS = 2_000;

/** Answers whether a process is there yet. Never rejects: a process that is not there yet is no error. */
export type Probe = (port: number) => Promise<boolean>;

/** Ready when something listens: databases and caches open their port last. */
export const acceptsConnections: Probe = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: PROBE_TIMEOUT_MS });
    const answer = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', answer(true)).once('error', answer(false)).once('timeout', answer(false));
  });

/** Ready when the service says so itself: its own port is open and what it depends on answers. */
export const answersReadyz: Probe = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    (response) => response.ok,
    () => false,
  );

/** Waits until the probe says yes. Throws after `timeoutMs`, or as soon as `hasGivenUp` says that waiting is vain. */
export async function waitUntilReady(
  name: string,
  isReady: () => Promise<boolean>,
  { timeoutMs, hasGivenUp = () => false }: { timeoutMs: number; hasGivenUp?: () => boolean },
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady())) {
    if (hasGivenUp()) throw new Error(`${name} ended before it was ready`);
    if (Date.now() > deadline) throw new Error(`${name} was not ready within ${timeoutMs} ms`);
    await delay(POLL_INTERVAL_MS);
  }
}
