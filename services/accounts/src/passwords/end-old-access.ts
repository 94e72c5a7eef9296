import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession } from '@wishbow/service/mongo/connection';
import type { AttemptRepository } from '../attempts/attempt-repository.ts';
import type { LinkRepository } from '../links/link-repository.ts';
import type { MailRepository } from '../mail/mail-repository.ts';
import type { Session, SessionRepository } from '../sessions/session-repository.ts';

export interface AfterwardsDeps {
  readonly attempts: AttemptRepository;
  readonly links: LinkRepository;
  readonly mails: MailRepository;
  readonly sessions: SessionRepository;
}

export interface NewPassword {
  readonly userId: UserId;
  readonly now: Date;
}

/**
 * What goes with every new password, in its transaction: all sessions end, mailed links to replace it and log-ins
 * half done are worthless, and the person is told, in case it was not them. @returns the sessions that ended.
 */
export const endOldAccess =
  ({ attempts, links, mails, sessions }: AfterwardsDeps) =>
  async ({ userId, now }: NewPassword, session: ClientSession): Promise<Session[]> => {
    await attempts.removeAllOf(userId, session);
    await links.withdraw('password_reset', userId, session);
    const key = `password_changed:${userId}:${now.getTime()}`;
    await mails.add({ key, job: { kind: 'password_changed', userId }, now }, session);
    return sessions.removeAllOf(userId, session);
  };
