import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type OpenidConnectionDocument, openidConnectionModel } from './connection-model.ts';
import type { OpenidIdentity } from './openid-provider.ts';

export interface OpenidConnectionRepository {
  /** Replaces whom the person was connected with. @throws MongoServerError 11000 when it is somebody else's. */
  set(userId: UserId, identity: OpenidIdentity, connectedAt: Date, session: ClientSession): Promise<void>;
  findUser(identity: OpenidIdentity): Promise<UserId | undefined>;
  isConnected(userId: UserId): Promise<boolean>;
  removeAllOf(userId: UserId, session: ClientSession): Promise<void>;
  removeAddedSince(userId: UserId, since: Date, session: ClientSession): Promise<void>;
}

export function mongoOpenidConnectionRepository(connection: Connection): OpenidConnectionRepository {
  const connections = openidConnectionModel(connection);
  return {
    set: async (userId, { issuer, subject }, connectedAt, session) => {
      const change = { $set: { issuer, subject, connectedAt } };
      await connections.updateOne({ userId }, change, { upsert: true, session });
    },
    findUser: async ({ issuer, subject }) => {
      const found = await connections.findOne({ issuer, subject }).lean<OpenidConnectionDocument>();
      return found ? hexId<UserId>(found.userId) : undefined;
    },
    isConnected: async (userId) => (await connections.exists({ userId })) !== null,
    removeAllOf: async (userId, session) => {
      await connections.deleteMany({ userId }, { session });
    },
    removeAddedSince: async (userId, since, session) => {
      await connections.deleteMany({ userId, connectedAt: { $gte: since } }, { session });
    },
  };
}
