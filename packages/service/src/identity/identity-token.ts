import { SERVICE_NAMES, type ServiceName } from '@wishbow/contracts/service-names';
import { UserId } from '@wishbow/contracts/wire-types';
import type { Viewer } from '@wishbow/http/viewer';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

/** The header that carries who is asking between our processes. The BFF strips it from what browsers send. */
export const IDENTITY_HEADER = 'x-wishbow-identity';

const ISSUER = 'wishbow';
const LIFETIME_SECONDS = 60;

const Claims = z.object({
  sub: UserId.optional(),
  role: z.enum(['user', 'admin']),
  sid: z.string().optional(),
  svc: z.enum(SERVICE_NAMES).optional(),
});

const keys = new Map<string, Promise<CryptoKey>>();

/** Imported once: given as bytes, a key would be imported again for every token. */
function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign', 'verify']);
  keys.set(secret, key);
  return key;
}

/** A signed statement of who is asking, good for one minute and for one service. */
export async function signIdentity(viewer: Viewer, audience: ServiceName, secret: string): Promise<string> {
  const claims = {
    role: viewer.role,
    ...(viewer.sessionId && { sid: viewer.sessionId }),
    ...(viewer.service && { svc: viewer.service }),
  };
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`);
  if (viewer.userId) token.setSubject(viewer.userId);
  return token.sign(await keyOf(secret));
}

/** @returns undefined for a token that is forged, expired, meant for another service or not ours at all. */
export async function verifyIdentity(
  token: string,
  audience: ServiceName,
  secret: string,
): Promise<Viewer | undefined> {
  const verified = await jwtVerify(token, await keyOf(secret), {
    issuer: ISSUER,
    audience,
    algorithms: ['HS256'],
    maxTokenAge: LIFETIME_SECONDS,
  }).catch(refuse);
  const claims = Claims.safeParse(verified?.payload);
  if (!claims.success) return undefined;
  const { sub, role, sid, svc } = claims.data;
  return { userId: sub, role, sessionId: sid, service: svc };
}

/** Whatever is wrong with a token, the answer is the same: nobody is asking. */
const refuse = (_reason: unknown): undefined => undefined;
