import { SESSION_COOKIE } from '@wishbow/contracts/session-cookie';
import type { Response } from 'express';

const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

export function setSessionCookie(response: Response, token: string, expiresAt: Date): void {
  response.cookie(SESSION_COOKIE, token, { ...ATTRIBUTES, expires: expiresAt });
}

export function clearSessionCookie(response: Response): void {
  response.clearCookie(SESSION_COOKIE, ATTRIBUTES);
}
