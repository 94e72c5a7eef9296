import type { RequestHandler } from 'express';
import { inTime } from './in-time.ts';

/** Named checks of what a service cannot work without; each rejects or resolves. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

/** Whoever asks how a service is doing has soon lost patience: what it waits for longer than that does not answer. */
const LONGEST_CHECK_MS = 1_000;

/** `/healthz`: the process runs. */
export const healthz: RequestHandler = (_request, response) => {
  response.json({ status: 'ok' });
};

/** What does not answer, by name: what fails, and what hangs. */
export async function failingChecks(checks: ReadinessChecks, longestMs = LONGEST_CHECK_MS): Promise<string[]> {
  const results = await Promise.allSettled(Object.values(checks).map((check) => inTime(check(), longestMs)));
  return Object.keys(checks).filter((_, index) => results[index]?.status === 'rejected');
}

/** `/readyz`: everything needed answers; 503 names what does not. */
export function readyz(checks: ReadinessChecks): RequestHandler {
  return async (_request, response) => {
    const failing = await failingChecks(checks);
    response
      .status(failing.length === 0 ? 200 : 503)
      .json({ status: failing.length === 0 ? 'ready' : 'waiting', failing });
  };
}
