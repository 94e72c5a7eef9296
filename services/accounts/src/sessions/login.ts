import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { AttemptRepository } from '../attempts/attempt-repository.ts';
import { BUSY, BUSY_RETRY_MS, isPasswordOf } from '../passwords/password-hash.ts';
import { emailKey, type Person, type PersonRepository } from '../people/person-repository.ts';
import type { SecondFactorRepository } from '../second-factor/second-factor-repository.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import type { SessionRepository } from './session-repository.ts';

/** Ten failed tries in a quarter of an hour per account and address; never a permanent lock (RELIABILITY.md row 82). */
const LOGIN_LIMIT = { name: 'login', points: 10, windowMs: 15 * 60 * 1000 };

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Network address of the caller. */
  readonly from: string;
  /** What the caller's browser calls itself. */
  readonly userAgent: string;
}

export interface LoginDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly sessions: SessionRepository;
  readonly attempts: AttemptRepository;
  readonly secondFactors: SecondFactorRepository;
  readonly limiter: RateLimiter;
  readonly now: () => Date;
}

export type LoggedIn =
  | ({ ok: true; person: Person } & OpenedSession)
  /** Nobody is signed in before a code came as well. */
  | { ok: true; pendingToken: string }
  | { ok: false; reason: 'wrong_credentials' | 'suspended' }
  | { ok: false; reason: 'too_many_tries' | 'busy'; retryAfterMs: number };

/**
 * A new token at every login. A wrong password and an unknown address get the same answer in the same time; so does a
 * password that is replaced while it is checked.
 */
export const login = (deps: LoginDeps) => {
  const { people, limiter } = deps;
  return async ({ email, password, from, userAgent }: Credentials): Promise<LoggedIn> => {
    const tries = `${emailKey(email)} ${from}`;
    const verdict = await limiter.consume(LOGIN_LIMIT, tries);
    if (!verdict.isAllowed) return { ok: false, reason: 'too_many_tries', retryAfterMs: verdict.retryAfterMs };

    const person = await people.findByEmail(email);
    const isRight = await isPasswordOf(person?.passwordHash, password);
    if (isRight === BUSY) return { ok: false, reason: 'busy', retryAfterMs: BUSY_RETRY_MS };
    if (!person || !isRight) return { ok: false, reason: 'wrong_credentials' };

    const loggedIn = await letIn(deps, person, userAgent);
    if (loggedIn.ok) await limiter.reset(LOGIN_LIMIT, tries);
    return loggedIn;
  };
};

/** Opens a session, or keeps it back until a code came; neither where the password is replaced meanwhile. */
async function letIn(
  { connection, people, sessions, attempts, secondFactors, now }: LoginDeps,
  person: Person,
  userAgent: string,
): Promise<LoggedIn> {
  const { id: userId, suspendedAt } = person;
  if (suspendedAt) return { ok: false, reason: 'suspended' };
  const asksForCode = await secondFactors.findEnabled(userId);
  return inTransaction(connection, async (session) => {
    if (!(await people.noteLogin(person, session))) return { ok: false, reason: 'wrong_credentials' };
    if (asksForCode) {
      return { ok: true, pendingToken: await attempts.begin({ kind: 'login', userId, now: now() }, session) };
    }
    return { ok: true, person, ...(await openSession(sessions, { userId, userAgent, now: now() }, session)) };
  });
}
