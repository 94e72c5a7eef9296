import type { RequestHandler } from 'express';

/** Named checks of what a service cannot work without; each rejects or resolves. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

/** `/healthz`: the process runs. */
export const healthz: RequestHandler = (_request, response) => {
  response.json({ status: 'ok' });
};

/** What does not answer, by name. */
export async function failingChecks(checks: ReadinessChecks): Promise<string[]> {
  const results = await Promise.allSettled(Object.values(checks).map((check) => check()));
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
