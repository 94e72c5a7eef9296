import type { Ephemeral } from '@wishbow/cache/ephemeral';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { PersonRepository } from '../people/person-repository.ts';
import { announceRevocations } from '../sessions/announce-revocations.ts';
import { type AfterwardsDeps, endOldAccess } from './end-old-access.ts';
import { BUSY, hashPassword } from './password-hash.ts';

export interface ResetDeps extends AfterwardsDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly ephemeral: Ephemeral;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

export type PasswordReset = { ok: true } | { ok: false; reason: 'invalid_token' | 'busy' };

const INVALID = { ok: false, reason: 'invalid_token' } as const;

/** Sets a new password with a mailed link. Of several tries at once with one link, one succeeds (RELIABILITY.md row 84). */
export const resetPassword = (deps: ResetDeps) => {
  const { connection, people, links, ephemeral, wakeMailer, now } = deps;
  const endOld = endOldAccess(deps);

  return async (token: string, password: string): Promise<PasswordReset> => {
    // Looked at first, so that only those with a link can make the server hash.
    if (!(await links.find('password_reset', token, now()))) return INVALID;
    const passwordHash = await hashPassword(password);
    if (passwordHash === BUSY) return { ok: false, reason: 'busy' };
    const ended = await inTransaction(connection, async (session) => {
      const at = now();
      const owner = await links.use('password_reset', token, at, session);
      if (!owner || !(await people.changePasswordOf(owner, passwordHash, at, session))) return undefined;
      return endOld({ userId: owner.userId, now: at }, session);
    });
    if (!ended) return INVALID;
    await announceRevocations(ephemeral, ended);
    wakeMailer();
    return { ok: true };
  };
};
