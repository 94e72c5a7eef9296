import type { UserId } from '@wishbow/contracts/wire-types';
import { usernameKey } from '@wishbow/domain/username';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type FormerUsernameDocument, formerUsernameModel } from './former-username-model.ts';

/** Names that people have given up: they lead to them for a while, and nobody else can take them meanwhile. */
export interface FormerUsernameRepository {
  keep(former: { username: string; userId: UserId; keptUntil: Date }, session: ClientSession): Promise<void>;
  /** The person who takes a former name of theirs again needs it kept no longer. */
  release(username: string, userId: UserId, session: ClientSession): Promise<void>;
  /** Whose a former name is, by its key; without those that are free again. */
  ownersOf(usernames: readonly string[], now: Date, session?: ClientSession): Promise<ReadonlyMap<string, UserId>>;
  removeAllOf(userId: UserId, session: ClientSession): Promise<void>;
}

export function mongoFormerUsernameRepository(connection: Connection): FormerUsernameRepository {
  const formers = formerUsernameModel(connection);
  return {
    keep: async ({ username, userId, keptUntil }, session) => {
      const change = { $set: { userId, keptUntil } };
      await formers.updateOne({ _id: usernameKey(username) }, change, { upsert: true, session });
    },
    release: async (username, userId, session) => {
      await formers.deleteOne({ _id: usernameKey(username), userId }, { session });
    },
    ownersOf: async (usernames, now, session) => {
      if (usernames.length === 0) return new Map();
      const kept = { _id: { $in: usernames.map(usernameKey) }, keptUntil: { $gt: now } };
      const found = await formers.find(kept, null, session ? { session } : {}).lean<FormerUsernameDocument[]>();
      return new Map(found.map(({ _id, userId }) => [_id, hexId<UserId>(userId)]));
    },
    removeAllOf: async (userId, session) => {
      await formers.deleteMany({ userId }, { session });
    },
  };
}
