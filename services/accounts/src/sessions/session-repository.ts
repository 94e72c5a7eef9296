import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { deviceName } from './device-name.ts';
import { type SessionDocument, sessionModel } from './session-model.ts';

export interface Session {
  readonly id: string;
  readonly tokenHash: string;
  readonly userId: UserId;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

export interface SessionRepository {
  add(opened: Omit<Session, 'id'>, session: ClientSession): Promise<void>;
  /** undefined when the session never was, was revoked, or has expired at `now`. */
  findLive(tokenHash: string, now: Date): Promise<Session | undefined>;
  /** @returns the session that was removed, if there was one. */
  remove(sessionId: string): Promise<Session | undefined>;
  /** Where a person is signed in, the one seen last first. */
  listLiveOf(userId: UserId, now: Date): Promise<Session[]>;
  /** @returns the session that was removed, if the person had it. */
  removeOwn(userId: UserId, sessionId: string): Promise<Session | undefined>;
  /** @returns the sessions that were removed, so that whoever remembers them can be told. */
  removeAllOf(userId: UserId, session?: ClientSession): Promise<Session[]>;
  /** Notes that a session is in use; asked for often, written every few minutes. */
  noteSeen(session: Session, now: Date): Promise<void>;
}

const SEEN_EVERY_MS = 5 * 60_000;

const fromDocument = (document: SessionDocument): Session => ({
  id: document._id.toHexString(),
  tokenHash: document.tokenHash,
  userId: hexId<UserId>(document.userId),
  device: document.device ?? deviceName(''),
  createdAt: document.createdAt,
  lastSeenAt: document.lastSeenAt ?? document.createdAt,
  expiresAt: document.expiresAt,
});

export function mongoSessionRepository(connection: Connection): SessionRepository {
  const sessions = sessionModel(connection);
  return {
    add: async (opened, session) => {
      await sessions.create([opened], { session });
    },
    findLive: async (tokenHash, now) => {
      const found = await sessions.findOne({ tokenHash, expiresAt: { $gt: now } }).lean<SessionDocument>();
      return found ? fromDocument(found) : undefined;
    },
    remove: async (sessionId) => {
      const removed = await sessions.findOneAndDelete({ _id: sessionId }).lean<SessionDocument>();
      return removed ? fromDocument(removed) : undefined;
    },
    listLiveOf: async (userId, now) => {
      const found = await sessions.find({ userId, expiresAt: { $gt: now } }).lean<SessionDocument[]>();
      return found.map(fromDocument).sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime());
    },
    removeOwn: async (userId, sessionId) => {
      const removed = await sessions.findOneAndDelete({ _id: sessionId, userId }).lean<SessionDocument>();
      return removed ? fromDocument(removed) : undefined;
    },
    removeAllOf: async (userId, session) => {
      const within = session ? { session } : {};
      const found = await sessions.find({ userId }, null, within).lean<SessionDocument[]>();
      await sessions.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, within);
      return found.map(fromDocument);
    },
    noteSeen: async ({ id, lastSeenAt }, now) => {
      if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
      await sessions.updateOne({ _id: id }, { $set: { lastSeenAt: now } });
    },
  };
}
