import { OVERRIDE_COOKIE, type Override } from '@wishbow/contracts/overrides';
import type { RequestHandler, Response } from 'express';
import { cookiesOf } from '../session/session-token-of.ts';
import { readOverride } from './override-token.ts';

/** Puts what the browser has chosen to see into `response.locals`; a cookie that is not ours, or over, counts as none. */
export const readOverrides =
  (secret: string, now: () => Date): RequestHandler =>
  (request, response, next) => {
    const token = cookiesOf(request.get('cookie') ?? '').get(OVERRIDE_COOKIE);
    if (token) response.locals.override = readOverride(token, secret, now());
    next();
  };

/**
 * What opens for admins alone shows nothing to others either who put what its link carries into their cookie by
 * themselves, or who have signed in where an admin was before. Called once it is known who is asking.
 */
export function keepOverrideFor(response: Response, isAdmin: boolean): void {
  if (isForAdmins(response) && !isAdmin) response.locals.override = undefined;
}

export const isForAdmins = (response: Response): boolean => overrideOf(response)?.is_open === false;

export function overrideOf(response: Response): Override | undefined {
  const { override }: { override?: Override } = response.locals;
  return override;
}
