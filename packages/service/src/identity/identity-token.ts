import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { SERVICE_NAMES, type ServiceName } from '@wishbow/contracts/service-names';
import { UserId } from '@wishbow/contracts/wire-types';
import type { Viewer } from '@wishbow/http/viewer';
import * as z from 'zod';

/** The header that carries who is asking between our processes. The BFF strips it from what browsers send. */
export const IDENTITY_HEADER = 'x-wishbow-identity';

const ISSUER = 'wishbow';
const LIFETIME_SECONDS = 60;
/** Clocks of two processes on one machine agree; those of two machines may be a little apart. */
const CLOCK_SKEW_SECONDS = 1;

/** A JSON web token with the one header we ever write, so that nothing in a token chooses how it is checked. */
const HEADER = Buffer.from('{"alg":"HS256"}').toString('base64url');

const Claims = z.object({
  iss: z.literal(ISSUER),
  aud: z.enum(SERVICE_NAMES),
  iat: z.int(),
  exp: z.int(),
  sub: UserId.optional(),
  role: z.enum(['user', 'admin']),
  sid: z.string().optional(),
  svc: z.enum(SERVICE_NAMES).optional(),
});
type Claims = z.infer<typeof Claims>;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** A signed statement of who is asking, good for one minute and for one service. */
export function signIdentity(viewer: Viewer, audience: ServiceName, secret: string): string {
  const now = nowSeconds();
  const claims: Claims = {
    iss: ISSUER,
    aud: audience,
    iat: now,
    exp: now + LIFETIME_SECONDS,
    sub: viewer.userId,
    role: viewer.role,
    sid: viewer.sessionId,
    svc: viewer.service,
  };
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`;
}

/** @returns undefined for a token that is forged, expired, meant for another service or not ours at all. */
export function verifyIdentity(token: string, audience: ServiceName, secret: string): Viewer | undefined {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header !== HEADER || !payload || !signature || rest.length > 0) return undefined;
  const expected = signatureOf(`${header}.${payload}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // Only now: what nobody has signed is not even parsed.
  const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!claims.success || claims.data.aud !== audience || !isCurrent(claims.data)) return undefined;
  const { sub, role, sid, svc } = claims.data;
  return { userId: sub, role, sessionId: sid, service: svc };
}

function isCurrent({ iat, exp }: Claims): boolean {
  const now = nowSeconds();
  return iat <= now + CLOCK_SKEW_SECONDS && now < exp && now - iat <= LIFETIME_SECONDS;
}

const keys = new Map<string, KeyObject>();

/** Made in this thread: handing so few bytes to another and back costs ten times what signing them does. */
const signatureOf = (text: string, secret: string): Buffer => createHmac('sha256', keyOf(secret)).update(text).digest();

function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}
