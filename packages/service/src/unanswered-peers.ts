import { problem } from '@wishbow/contracts/problem';
import { RequestFailed } from '@wishbow/http/client';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { ErrorRequestHandler } from 'express';

export const RETRY_AFTER_SECONDS = 1;

/** Whether a failure is a service of ours that did not answer, or answered that something is wrong on its side. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof RequestFailed && (error.status === 0 || error.status >= 500);

/**
 * A service of ours that gave no answer is 503 with `Retry-After`: the call may succeed the next time.
 * What it refuses (4xx) stays a fault of the caller's code.
 */
export function unansweredPeers(report: (error: unknown, requestId: string) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (!isUnanswered(error) || response.headersSent) return next(error);
    report(error, String(response.locals.requestId ?? ''));
    response.set('retry-after', String(RETRY_AFTER_SECONDS));
    sendProblem(response, 503, problem('temporarily_unavailable', 'This does not work right now. Please try again.'));
  };
}
