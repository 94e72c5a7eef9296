import type { Ephemeral, RateLimiter } from '@wishbow/cache/ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { MailRepository } from '../mail/mail-repository.ts';
import { confirmPassword, type NotConfirmed } from '../passwords/confirm-password.ts';
import type { PersonRepository } from '../people/person-repository.ts';
import { announceRevocations } from '../sessions/announce-revocations.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { AwaitsPayout } from './awaits-payout.ts';
import { deletionDueAfter } from './deletion-rules.ts';

export interface DeletionDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly sessions: SessionRepository;
  readonly mails: MailRepository;
  readonly ephemeral: Ephemeral;
  readonly awaitsPayout: AwaitsPayout;
  readonly limiter: RateLimiter;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

export type AskedForDeletion = { ok: true; dueAt: Date } | { ok: false; reason: 'payout_under_way' } | NotConfirmed;

/** Sets the day on which a person is deleted. They are signed out everywhere and told how to keep the account. */
export const askForDeletion = (deps: DeletionDeps) => {
  const { connection, people, sessions, mails, ephemeral, awaitsPayout, wakeMailer, now } = deps;
  const confirm = confirmPassword(deps);
  return async (userId: UserId, password: string): Promise<AskedForDeletion> => {
    const confirmed = await confirm(userId, password);
    if (!confirmed.ok) return confirmed;

    if (await awaitsPayout(userId)) return { ok: false, reason: 'payout_under_way' };
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
};
