import type { Ephemeral, RateLimiter } from '@wishbow/cache/ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { PersonRepository } from '../people/person-repository.ts';
import { announceRevocations } from '../sessions/announce-revocations.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import { type AfterwardsDeps, endOldAccess } from './end-old-access.ts';
import { BUSY, BUSY_RETRY_MS, hashPassword } from './password-hash.ts';

export interface ChangeDeps extends AfterwardsDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly ephemeral: Ephemeral;
  readonly limiter: RateLimiter;
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

export type PasswordChanged = ({ ok: true } & OpenedSession) | NotConfirmed;

/**
 * Sets a new password for somebody who knows the old one, also when it is replaced elsewhere at the same time. Every
 * session ends; this browser is given a new one.
 */
export const changePassword = (deps: ChangeDeps) => {
  const { connection, people, sessions, ephemeral, wakeMailer, now } = deps;
  const endOld = endOldAccess(deps);
  const confirm = confirmPassword(deps);

  return async ({ userId, currentPassword, password, userAgent }: PasswordToChange): Promise<PasswordChanged> => {
    const confirmed = await confirm(userId, currentPassword);
    if (!confirmed.ok) return confirmed;
    const passwordHash = await hashPassword(password);
    if (passwordHash === BUSY) return { ok: false, reason: 'busy', retryAfterMs: BUSY_RETRY_MS };

    const changed = await inTransaction(connection, async (session) => {
      if (!(await people.changePassword(confirmed.person, passwordHash, session))) return undefined;
      const ended = await endOld({ userId, now: now() }, session);
      return { ended, opened: await openSession(sessions, { userId, userAgent, now: now() }, session) };
    });
    if (!changed) return { ok: false, reason: 'wrong_password' };
    await announceRevocations(ephemeral, changed.ended);
    wakeMailer();
    return { ok: true, ...changed.opened };
  };
};
