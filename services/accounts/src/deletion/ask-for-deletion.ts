import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { MailRepository } from '../mail/mail-repository.ts';
import { BUSY, BUSY_RETRY_MS, isPasswordOf } from '../passwords/password-hash.ts';
import type { PersonRepository } from '../people/person-repository.ts';
import { announceRevocations } from '../sessions/announce-revocations.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { deletionDueAfter } from './deletion-rules.ts';

export interface DeletionDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly sessions: SessionRepository;
  readonly mails: MailRepository;
  readonly ephemeral: Ephemeral;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

export type AskedForDeletion =
  | { ok: true; dueAt: Date }
  | { ok: false; reason: 'wrong_password' }
  | { ok: false; reason: 'too_many_tries' | 'busy'; retryAfterMs: number };

const LIMIT = { name: 'delete-account', points: 10, windowMs: 15 * 60 * 1000 };

/** Sets the day on which a person is deleted. They are signed out everywhere and told how to keep the account. */
export const askForDeletion =
  ({ connection, people, sessions, mails, ephemeral, wakeMailer, now }: DeletionDeps) =>
  async (userId: UserId, password: string): Promise<AskedForDeletion> => {
    const verdict = await ephemeral.limiter.consume(LIMIT, userId);
    if (!verdict.isAllowed) return { ok: false, reason: 'too_many_tries', retryAfterMs: verdict.retryAfterMs };
    const isRight = await isPasswordOf((await people.find(userId))?.passwordHash, password);
    if (isRight === BUSY) return { ok: false, reason: 'busy', retryAfterMs: BUSY_RETRY_MS };
    if (!isRight) return { ok: false, reason: 'wrong_password' };

    const dueAt = deletionDueAfter(now());
    const ended = await inTransaction(connection, async (session) => {
      await people.setDeletion(userId, dueAt, session);
      const key = `deletion_scheduled:${userId}:${dueAt.getTime()}`;
      await mails.add({ key, job: { kind: 'deletion_scheduled', userId }, now: now() }, session);
      return sessions.removeAllOf(userId, session);
    });
    await announceRevocations(ephemeral, ended);
    wakeMailer();
    return { ok: true, dueAt };
  };
