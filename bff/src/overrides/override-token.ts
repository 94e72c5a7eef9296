import { createHmac, timingSafeEqual } from 'node:crypto';
import { Override } from '@wishbow/contracts/overrides';

/** What somebody has chosen, signed: a link carries it, and then the cookie of whoever opens the link. */
export function signOverride(override: Override, secret: string): string {
  const text = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `${text}.${signatureOf(text, secret)}`;
}

/** @returns undefined for whatever we have not signed, and for what is over. */
export function readOverride(token: string, secret: string, now: Date): Override | undefined {
  const [text = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(text, secret));
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) return undefined;
  const { data } = Override.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return data && new Date(data.expires_at) > now ? data : undefined;
}

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`override\n${text}`).digest('base64url');
