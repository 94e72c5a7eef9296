import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { KnownPassword, PersonRepository } from '../people/person-repository.ts';
import { announceRevocations } from '../sessions/announce-revocations.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { type AfterwardsDeps, endOldAccess } from './end-old-access.ts';
import { BUSY, BUSY_RETRY_MS, hashPassword, isPasswordOf } from './password-hash.ts';

export interface ChangeDeps extends AfterwardsDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly ephemeral: Ephemeral;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

export interface PasswordToChange {
  readonly userId: UserId;
  readonly currentPassword: string;
  readonly password: string;
  /** What the person's browser calls itself. */
  readonly userAgent: string;
}

export type PasswordChanged =
  | ({ ok: true } & OpenedSession)
  | { ok: false; reason: 'wrong_password' }
  | { ok: false; reason: 'too_many_tries' | 'busy'; retryAfterMs: number };

/** Whoever sits at an open page may guess no more often than at the door. */
const LIMIT = { name: 'change-password', points: 10, windowMs: 15 * 60 * 1000 };

/**
 * Sets a new password for somebody who knows the old one, also when it is replaced elsewhere at the same time. Every
 * session ends; this browser is given a new one.
 */
export const changePassword = (deps: ChangeDeps) => {
  const { connection, people, sessions, ephemeral, wakeMailer, now } = deps;
  const endOld = endOldAccess(deps);

  return async ({ userId, currentPassword, password, userAgent }: PasswordToChange): Promise<PasswordChanged> => {
    const verdict = await ephemeral.limiter.consume(LIMIT, userId);
    if (!verdict.isAllowed) return { ok: false, reason: 'too_many_tries', retryAfterMs: verdict.retryAfterMs };
    const known = await findKnown(people, userId, currentPassword);
    if (known === BUSY) return { ok: false, reason: 'busy', retryAfterMs: BUSY_RETRY_MS };
    if (!known) return { ok: false, reason: 'wrong_password' };
    const passwordHash = await hashPassword(password);
    if (passwordHash === BUSY) return { ok: false, reason: 'busy', retryAfterMs: BUSY_RETRY_MS };

    const changed = await inTransaction(connection, async (session) => {
      if (!(await people.changePassword(known, passwordHash, session))) return undefined;
      const ended = await endOld({ userId, now: now() }, session);
      return { ended, opened: await openSession(sessions, { userId, userAgent, now: now() }, session) };
    });
    if (!changed) return { ok: false, reason: 'wrong_password' };
    await ephemeral.limiter.reset(LIMIT, userId);
    await announceRevocations(ephemeral, changed.ended);
    wakeMailer();
    return { ok: true, ...changed.opened };
  };
};

/** Somebody whose password this is. */
async function findKnown(
  people: PersonRepository,
  userId: UserId,
  password: string,
): Promise<KnownPassword | undefined | typeof BUSY> {
  const person = await people.find(userId);
  const isRight = await isPasswordOf(person?.passwordHash, password);
  if (isRight === BUSY) return BUSY;
  return isRight ? person : undefined;
}
