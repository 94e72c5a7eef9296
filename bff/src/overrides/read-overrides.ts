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

export function overrideOf(response: Response): Override | undefined {
  const { override }: { override?: Override } = response.locals;
  return override;
}
