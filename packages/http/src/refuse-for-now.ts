import { type Problem, problem } from '@wishbow/contracts/problem';
import type { Response } from 'express';

const TOO_MANY_TRIES = problem('too_many_tries', 'Too many tries. Please wait a few minutes.');

/** The reply to somebody who tries too often, with the seconds to wait in `Retry-After`. */
export function refuseForNow(response: Response, retryAfterMs: number, body: Problem = TOO_MANY_TRIES) {
  response.set('retry-after', String(Math.ceil(retryAfterMs / 1000)));
  return { status: 429 as const, body };
}
