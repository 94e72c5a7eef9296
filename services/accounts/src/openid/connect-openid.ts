import type { UserId } from '@wishbow/contracts/wire-types';
import { type ClientSession, type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { SecurityNotice } from '../mail/mail-job.ts';
import type { MailRepository } from '../mail/mail-repository.ts';
import { emailKey, type PersonRepository } from '../people/person-repository.ts';
import type { OpenidConnectionRepository } from './connection-repository.ts';
import type { OpenidIdentity } from './openid-provider.ts';

export interface ConnectDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly openidConnections: OpenidConnectionRepository;
  readonly mails: MailRepository;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

export type Connected = 'connected' | 'not_verified' | 'other_email' | 'taken';

const tell = async (
  { mails, now }: ConnectDeps,
  userId: UserId,
  notice: SecurityNotice,
  session: ClientSession,
): Promise<void> => {
  const key = `${notice}:${userId}:${now().getTime()}`;
  await mails.add({ key, job: { kind: 'security_notice', userId, notice }, now: now() }, session);
};

/** Connects a signed-in person with who they are at the provider, where it has verified the address of their account. */
export const connectOpenid =
  (deps: ConnectDeps) =>
  async (userId: UserId, identity: OpenidIdentity): Promise<Connected> => {
    const { connection, people, openidConnections, wakeMailer, now } = deps;
    if (identity.verifiedEmail === undefined) return 'not_verified';
    const person = await people.find(userId);
    if (person?.emailKey !== emailKey(identity.verifiedEmail)) return 'other_email';
    try {
      await inTransaction(connection, async (session) => {
        await openidConnections.set(userId, identity, now(), session);
        await tell(deps, userId, 'openid_connected', session);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return 'taken';
    }
    wakeMailer();
    return 'connected';
  };

/** Takes the connection back; one that is not there is fine. */
export const disconnectOpenid =
  (deps: ConnectDeps) =>
  async (userId: UserId): Promise<void> => {
    const { connection, openidConnections, wakeMailer } = deps;
    if (!(await openidConnections.isConnected(userId))) return;
    await inTransaction(connection, async (session) => {
      await openidConnections.removeAllOf(userId, session);
      await tell(deps, userId, 'openid_disconnected', session);
    });
    wakeMailer();
  };
