import type { Cache } from '@wishbow/cache/ephemeral';
import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { UserId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import type { Viewer } from '@wishbow/http/viewer';
import { REVOKED, sessionCacheKey } from '@wishbow/service/identity/session-revocation';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import * as z from 'zod';

const CachedSession = z.object({
  sessionId: z.string(),
  userId: UserId,
  role: z.enum(['user', 'admin']),
  expiresAt: z.iso.datetime(),
});
type CachedSession = z.infer<typeof CachedSession>;

/** Counted from the answer of accounts, however often it is used: bounds what a lost revocation could do. */
const CACHE_MS = 60_000;

export type FindSession = (token: string) => Promise<Viewer | undefined>;

/**
 * Whose session a token is. The truth lies in accounts; the cache spares it the question for a minute.
 * A revocation takes the session's place in the cache, so a late answer never brings the session back.
 * @param cache undefined where no cache is shared with accounts, since a revocation must count at once.
 */
export function sessionFinder(peers: Call, cache: Cache | undefined, now: () => Date): FindSession {
  return async (token) => {
    const tokenHash = hashOfToken(token);
    const session = await findRemembered(peers, cache, tokenHash);
    if (!session || new Date(session.expiresAt) <= now()) return undefined;
    return { userId: session.userId, role: session.role, sessionId: session.sessionId, service: undefined };
  };
}

async function findRemembered(
  peers: Call,
  cache: Cache | undefined,
  tokenHash: string,
): Promise<CachedSession | undefined> {
  const key = sessionCacheKey(tokenHash);
  const remembered = await cache?.get(key);
  if (remembered === REVOKED) return undefined;
  const known = parseRemembered(remembered);
  if (known) return known;
  const session = await ask(peers, tokenHash);
  if (session) await cache?.setIfAbsent(key, JSON.stringify(session), CACHE_MS);
  return session;
}

const parseRemembered = (text: string | undefined): CachedSession | undefined =>
  text === undefined ? undefined : CachedSession.safeParse(JSON.parse(text)).data;

async function ask(peers: Call, tokenHash: string): Promise<CachedSession | undefined> {
  const answer = await peers(accountsInternalContract.findSession, { body: { tokenHash } });
  return answer.status === 200 ? answer.body : undefined;
}
