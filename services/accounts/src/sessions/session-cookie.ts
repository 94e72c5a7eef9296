import { SESSION_COOKIE } from '@wishbow/contracts/session-cookie';

/** What can carry a cookie back to a browser. */
interface CookieCarrier {
  cookie(name: string, value: string, attributes: object): unknown;
  clearCookie(name: string, attributes: object): unknown;
}

const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

export function setSessionCookie(response: CookieCarrier, token: string, expiresAt: Date): void {
  response.cookie(SESSION_COOKIE, token, { ...ATTRIBUTES, expires: expiresAt });
}

export function clearSessionCookie(response: CookieCarrier): void {
  response.clearCookie(SESSION_COOKIE, ATTRIBUTES);
}
