import { SESSION_COOKIE } from '@wishbow/contracts/session-cookie';
import type { Request } from 'express';

export interface PresentedToken {
  readonly token: string;
  /** A cookie travels by itself and so needs protection against forged requests; a bearer token does not. */
  readonly from: 'cookie' | 'bearer';
}

/** The session token a request carries: API clients send it as bearer, the site as cookie. */
export function sessionTokenOf(request: Request): PresentedToken | undefined {
  const [, bearer] = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(request.get('authorization') ?? '') ?? [];
  if (bearer) return { token: bearer, from: 'bearer' };
  const cookie = cookiesOf(request.get('cookie') ?? '').get(SESSION_COOKIE);
  return cookie ? { token: cookie, from: 'cookie' } : undefined;
}

/** Name and value of each cookie, undecoded: ours hold no characters that need it. */
export function cookiesOf(header: string): ReadonlyMap<string, string> {
  const pairs = header.split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), value.join('=').trim()] as const;
  });
  return new Map(pairs);
}
