import type { RateLimiter } from '@wishbow/cache/ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Person, PersonRepository } from '../people/person-repository.ts';
import { BUSY, BUSY_RETRY_MS, isPasswordOf } from './password-hash.ts';

/** Whoever sits at an open page may guess no more often than at the door. */
const LIMIT = { name: 'confirm-password', points: 10, windowMs: 15 * 60 * 1000 };

export interface ConfirmDeps {
  readonly people: PersonRepository;
  readonly limiter: RateLimiter;
}

export type NotConfirmed =
  | { ok: false; reason: 'wrong_password' }
  | { ok: false; reason: 'too_many_tries' | 'busy'; retryAfterMs: number };

/** Asks a signed-in person for their password once more, before something that could lock its owner out. */
export const confirmPassword =
  ({ people, limiter }: ConfirmDeps) =>
  async (userId: UserId, password: string): Promise<{ ok: true; person: Person } | NotConfirmed> => {
    const verdict = await limiter.consume(LIMIT, userId);
    if (!verdict.isAllowed) return { ok: false, reason: 'too_many_tries', retryAfterMs: verdict.retryAfterMs };
    const person = await people.find(userId);
    const isRight = await isPasswordOf(person?.passwordHash, password);
    if (isRight === BUSY) return { ok: false, reason: 'busy', retryAfterMs: BUSY_RETRY_MS };
    if (!person || !isRight) return { ok: false, reason: 'wrong_password' };
    await limiter.reset(LIMIT, userId);
    return { ok: true, person };
  };
