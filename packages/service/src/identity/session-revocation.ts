import type { Ephemeral } from '@wishbow/cache/ephemeral';

/** Where the BFF remembers whose session a token is, or that it is nobody's any more. */
export const sessionCacheKey = (tokenHash: string): string => `session:${tokenHash}`;

/** Stands in the cache in the place of a session that was revoked. */
export const REVOKED = 'revoked';

/**
 * Longer than any answer about the session can still be under way: one that was given before the revocation finds
 * the place taken and is not remembered.
 */
const REVOKED_MS = 60_000;

/** The pub/sub channel that a session's open streams listen on for its end. */
export const revocationChannel = (sessionId: string): string => `revoked:${sessionId}`;

/** Makes everybody who remembers a session forget it at once. Call it after the session is gone from the collection. */
export async function announceRevocation(
  { cache, pubSub }: Pick<Ephemeral, 'cache' | 'pubSub'>,
  { id, tokenHash }: { readonly id: string; readonly tokenHash: string },
): Promise<void> {
  await cache.set(sessionCacheKey(tokenHash), REVOKED, REVOKED_MS);
  await pubSub.publish(revocationChannel(id), REVOKED);
}
