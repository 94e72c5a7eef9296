import type { UserId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type SessionDocument, sessionModel } from './session-model.ts';

export interface Session {
  readonly id: string;
  readonly tokenHash: string;
  readonly userId: UserId;
  readonly expiresAt: Date;
}

export interface SessionRepository {
  add(session: Omit<Session, 'id'> & { readonly createdAt: Date }): Promise<void>;
  /** undefined when the session never was, was revoked, or has expired at `now`. */
  findLive(tokenHash: string, now: Date): Promise<Session | undefined>;
  /** @returns the session that was removed, if there was one. */
  remove(sessionId: string): Promise<Session | undefined>;
}

const fromDocument = ({ _id, tokenHash, userId, expiresAt }: SessionDocument): Session => ({
  id: _id.toHexString(),
  tokenHash,
  userId: hexId<UserId>(userId),
  expiresAt,
});

export function mongoSessionRepository(connection: Connection): SessionRepository {
  const sessions = sessionModel(connection);
  return {
    add: async (session) => {
      await sessions.create(session);
    },
    findLive: async (tokenHash, now) => {
      const found = await sessions.findOne({ tokenHash, expiresAt: { $gt: now } }).lean<SessionDocument>();
      return found ? fromDocument(found) : undefined;
    },
    remove: async (sessionId) => {
      const removed = await sessions.findOneAndDelete({ _id: sessionId }).lean<SessionDocument>();
      return removed ? fromDocument(removed) : undefined;
    },
  };
}
