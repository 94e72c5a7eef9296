import type { UserId } from '@wishbow/contracts/wire-types';
import { hashOfToken, newSessionToken } from '@wishbow/service/identity/session-token';
import type { AttemptRepository } from '../attempts/attempt-repository.ts';
import type { OpenidIdentity, OpenidProvider } from './openid-provider.ts';

export interface TravelDeps {
  readonly attempts: AttemptRepository;
  readonly now: () => Date;
}

export interface Return {
  readonly binding: string;
  readonly query: string;
}

const stateIn = (query: string): string => new URLSearchParams(query).get('state') ?? '';

/**
 * Sends somebody to the provider. The page keeps the binding, so that nobody else's return is taken for theirs; the
 * state names the departure and is used up by the return.
 * @param userId who wants to connect their account; undefined for a log-in.
 */
export async function depart({ attempts, now }: TravelDeps, provider: OpenidProvider, userId?: UserId) {
  const begun = await provider.begin();
  if (!begun) return undefined;
  const binding = newSessionToken();
  const { url, departure } = begun;
  const data = { ...departure, binding: hashOfToken(binding) };
  const state = await attempts.begin({ kind: 'openid', ...(userId && { userId }), data, now: now() });
  url.searchParams.set('state', state);
  return { url: url.href, binding };
}

/** Who has come back; undefined for a return that does not belong to a departure of the same page and purpose. */
export async function comeBack(
  { attempts, now }: TravelDeps,
  provider: OpenidProvider,
  { binding, query }: Return,
  userId?: UserId,
): Promise<OpenidIdentity | undefined> {
  const state = stateIn(query);
  const attempt = await attempts.take('openid', state, now());
  const isTheirs = attempt?.data.binding === hashOfToken(binding) && attempt.userId === userId;
  if (!attempt || !isTheirs) return undefined;
  const { nonce = '', verifier = '' } = attempt.data;
  return provider.finish(query, { state, nonce, verifier });
}
