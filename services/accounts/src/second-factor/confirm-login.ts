import type { RateLimiter } from '@wishbow/cache/ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type ClientSession, inTransaction } from '@wishbow/service/mongo/connection';
import type { AttemptRepository } from '../attempts/attempt-repository.ts';
import { BUSY, BUSY_RETRY_MS } from '../passwords/password-hash.ts';
import type { Person, PersonRepository } from '../people/person-repository.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import type { SecondFactor } from './second-factor-repository.ts';
import { stepOfCode } from './totp.ts';
import type { SecondFactorDeps } from './turn-on.ts';

export type ConfirmLoginDeps = SecondFactorDeps & {
  readonly attempts: AttemptRepository;
  readonly people: PersonRepository;
  readonly sessions: SessionRepository;
  readonly limiter: RateLimiter;
};

/** Whoever has the password may try this often; a million codes are out of reach. */
const SHORT_LIMIT = { name: 'second-factor', points: 10, windowMs: 15 * 60 * 1000 };
const DAY_LIMIT = { name: 'second-factor-day', points: 50, windowMs: 24 * 60 * 60 * 1000 };

export type LoginConfirmed =
  | ({ ok: true; person: Person } & OpenedSession)
  | { ok: false; reason: 'expired' | 'wrong_code' | 'suspended' }
  | { ok: false; reason: 'too_many_tries' | 'busy'; retryAfterMs: number };

/** What a code, once it is known to be right, uses up. */
type Use = (session: ClientSession) => Promise<boolean>;

/**
 * The second step of a log-in: only now is a session opened. A code of the app counts once, and so does a recovery code;
 * its use is mailed about.
 */
export const confirmLogin = (deps: ConfirmLoginDeps) => {
  const { attempts, people, secondFactors, limiter, wakeMailer, now } = deps;

  const tryCode = async (userId: UserId, code: string, entry: Entry): Promise<LoginConfirmed> => {
    const [person, factor] = [await people.find(userId), await secondFactors.findEnabled(userId)];
    if (!person || !factor) return EXPIRED;
    // Said to whoever knew the password, as at the first step.
    if (person.suspendedAt) return { ok: false, reason: 'suspended' };
    const use = await useOf(deps, factor, code);
    if (use === BUSY) return { ok: false, reason: 'busy', retryAfterMs: BUSY_RETRY_MS };
    const opened = use && (await enter(deps, userId, use, entry));
    return opened ? { ok: true, person, ...opened } : { ok: false, reason: 'wrong_code' };
  };

  return async (code: string, entry: Entry): Promise<LoginConfirmed> => {
    const userId = (await attempts.noteTry('login', entry.pendingToken, now()))?.userId;
    if (!userId) return EXPIRED;
    const retryAfterMs = await waitOf(limiter, userId);
    if (retryAfterMs !== undefined) return { ok: false, reason: 'too_many_tries', retryAfterMs };
    const confirmed = await tryCode(userId, code, entry);
    if (!confirmed.ok) return confirmed;
    await Promise.all([SHORT_LIMIT, DAY_LIMIT].map((limit) => limiter.reset(limit, userId)));
    wakeMailer();
    return confirmed;
  };
};

const EXPIRED = { ok: false, reason: 'expired' } as const;

/** How long somebody has to wait who tries too often. */
async function waitOf(limiter: RateLimiter, userId: UserId): Promise<number | undefined> {
  for (const limit of [SHORT_LIMIT, DAY_LIMIT]) {
    const verdict = await limiter.consume(limit, userId);
    if (!verdict.isAllowed) return verdict.retryAfterMs;
  }
  return undefined;
}

interface Entry {
  readonly pendingToken: string;
  /** What the person's browser calls itself. */
  readonly userAgent: string;
}

/** Takes back what was done before it. */
class NotEntered extends Error {}

/** Uses code and token up and opens the session, or does nothing of it. */
async function enter(
  { connection, attempts, people, sessions, now }: ConfirmLoginDeps,
  userId: UserId,
  use: Use,
  { pendingToken, userAgent }: Entry,
): Promise<OpenedSession | undefined> {
  const entering = inTransaction(connection, async (session) => {
    // Whoever changes the password removes it: nobody enters with the old one.
    if (!(await attempts.take('login', pendingToken, now(), session))) throw new NotEntered();
    if (!(await use(session)) || !(await people.noteStrongLogin(userId, session))) throw new NotEntered();
    return openSession(sessions, { userId, userAgent, now: now() }, session);
  });
  try {
    return await entering;
  } catch (error) {
    if (!(error instanceof NotEntered)) throw error;
    return undefined;
  }
}

async function useOf(
  { secondFactors, seal, mails, now }: ConfirmLoginDeps,
  { userId, sealedSecret, codeSalt }: SecondFactor,
  code: string,
): Promise<Use | undefined | typeof BUSY> {
  const step = stepOfCode(seal.open(sealedSecret, userId), code, now());
  if (step !== undefined) return (session) => secondFactors.useStep(userId, step, session);
  const hash = await hashOfRecoveryCode(code, codeSalt);
  if (hash === undefined || hash === BUSY) return hash;
  return async (session) => {
    if (!(await secondFactors.useRecoveryCode(userId, hash, session))) return false;
    await mails.add({ key: `recovery_code_used:${hash}`, job: recoveryNotice(userId), now: now() }, session);
    return true;
  };
}

const recoveryNotice = (userId: UserId) => ({ kind: 'security_notice', userId, notice: 'recovery_code_used' }) as const;
