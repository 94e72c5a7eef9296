import { PasskeyId, type UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type PasskeyDocument, passkeyModel } from './passkey-model.ts';

export type StoredPasskey = Omit<PasskeyDocument, '_id' | 'userId'> & {
  readonly id: PasskeyId;
  readonly userId: UserId;
};

export interface PasskeyRepository {
  /** @throws MongoServerError 11000 when the credential is somebody's already. */
  add(passkey: Omit<StoredPasskey, 'id'>, session: ClientSession): Promise<StoredPasskey>;
  listOf(userId: UserId): Promise<StoredPasskey[]>;
  findByCredential(credentialId: string): Promise<StoredPasskey | undefined>;
  rename(userId: UserId, id: PasskeyId, name: string): Promise<boolean>;
  /** @returns whether the person had it. */
  removeOwn(userId: UserId, id: PasskeyId, session: ClientSession): Promise<boolean>;
  removeAllOf(userId: UserId, session: ClientSession): Promise<void>;
  removeAddedSince(userId: UserId, since: Date, session: ClientSession): Promise<void>;
  /** Only while the count is the one that was checked: of two answers with one count one succeeds. */
  noteUse(passkey: StoredPasskey, counter: number, now: Date, session: ClientSession): Promise<boolean>;
}

const fromDocument = ({ _id, userId, ...passkey }: PasskeyDocument): StoredPasskey => ({
  ...passkey,
  id: PasskeyId.parse(_id.toHexString()),
  userId: hexId<UserId>(userId),
});

export function mongoPasskeyRepository(connection: Connection): PasskeyRepository {
  const passkeys = passkeyModel(connection);
  return {
    add: async (passkey, session) => {
      const created = new passkeys(passkey);
      await created.save({ session });
      return fromDocument(created.toObject());
    },
    listOf: async (userId) =>
      (await passkeys.find({ userId }).sort({ createdAt: 1 }).lean<PasskeyDocument[]>()).map(fromDocument),
    findByCredential: async (credentialId) => {
      const found = await passkeys.findOne({ credentialId }).lean<PasskeyDocument>();
      return found ? fromDocument(found) : undefined;
    },
    rename: async (userId, id, name) =>
      (await passkeys.updateOne({ _id: id, userId }, { $set: { name } })).matchedCount === 1,
    removeOwn: async (userId, id, session) =>
      (await passkeys.deleteOne({ _id: id, userId }, { session })).deletedCount === 1,
    removeAllOf: async (userId, session) => {
      await passkeys.deleteMany({ userId }, { session });
    },
    removeAddedSince: async (userId, since, session) => {
      await passkeys.deleteMany({ userId, createdAt: { $gte: since } }, { session });
    },
    noteUse: async ({ id, counter: checked }, counter, now, session) => {
      const change = { $set: { counter, lastUsedAt: now } };
      return (await passkeys.updateOne({ _id: id, counter: checked }, change, { session })).matchedCount === 1;
    },
  };
}
