import { randomInt } from 'node:crypto';
import type { Request, Response } from 'express';
import { cookiesOf } from '../session/session-token-of.ts';

/** Few enough that a lot tells nobody from ten thousand others, and enough for a canary on one in a hundred. */
const LOTS = 10_000;
const COOKIE = '__Host-lot';
const KEPT_MS = 30 * 86_400_000;

/** What this browser has drawn before. */
export function lotOf(request: Request): number | undefined {
  const text = cookiesOf(request.get('cookie') ?? '').get(COOKIE) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** Draws a lot for a browser that has none. It is asked to while a canary stands, and keeps nothing otherwise. */
export function drawLot(response: Response): number {
  const lot = randomInt(LOTS);
  response.cookie(COOKIE, String(lot), { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge: KEPT_MS });
  return lot;
}
