import type { UserId } from '@wishbow/contracts/wire-types';
import { type ClientSession, type Connection, isDuplicateKey } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import type { HashedCodes } from './recovery-codes.ts';
import { type SecondFactorDocument, secondFactorModel } from './second-factor-model.ts';

export type SecondFactor = Omit<SecondFactorDocument, '_id'> & { readonly userId: UserId };

export interface SecondFactorRepository {
  /** Whatever state it is in. */
  find(userId: UserId): Promise<SecondFactor | undefined>;
  /** undefined unless it is on. */
  findEnabled(userId: UserId): Promise<SecondFactor | undefined>;
  /** Keeps a secret that is not in use yet, in the place of an earlier one. @returns false where one is in use. */
  prepare(userId: UserId, sealedSecret: string): Promise<boolean>;
  /** Turns it on, only while its secret is the one whose code was checked. @returns whether it was, and off. */
  enable(
    factor: SecondFactor,
    on: HashedCodes & { step: number; enabledAt: Date },
    session: ClientSession,
  ): Promise<boolean>;
  /** Takes a code's half minute, and every earlier one: of two uses of a code one succeeds. */
  useStep(userId: UserId, step: number, session: ClientSession): Promise<boolean>;
  /** Takes a recovery code. Of two uses of it one succeeds. */
  useRecoveryCode(userId: UserId, hash: string, session: ClientSession): Promise<boolean>;
  /** @returns false where it is off. */
  replaceCodes(userId: UserId, codes: HashedCodes, madeAt: Date): Promise<boolean>;
  /** @returns whether there was one. */
  remove(userId: UserId, session: ClientSession): Promise<boolean>;
  /** Turns off what was turned on since; of one that was on before, only the codes that were made since are forgotten. */
  removeAddedSince(userId: UserId, since: Date, session: ClientSession): Promise<void>;
}

const IS_ON = { enabledAt: { $ne: null } };

export function mongoSecondFactorRepository(connection: Connection): SecondFactorRepository {
  const factors = secondFactorModel(connection);
  const find = async (filter: Record<string, unknown>): Promise<SecondFactor | undefined> => {
    const found = await factors.findOne(filter).lean<SecondFactorDocument>();
    if (!found) return undefined;
    const { _id, ...factor } = found;
    return { ...factor, userId: hexId<UserId>(_id) };
  };
  return {
    find: (userId) => find({ _id: userId }),
    findEnabled: (userId) => find({ _id: userId, ...IS_ON }),
    prepare: async (userId, sealedSecret) => {
      try {
        const change = { $set: { sealedSecret }, $setOnInsert: { lastStep: 0, codeSalt: '', codeHashes: [] } };
        await factors.updateOne({ _id: userId, enabledAt: null }, change, { upsert: true });
        return true;
      } catch (error) {
        // One is there and in use: the upsert meets its id.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    enable: async ({ userId, sealedSecret }, { step: lastStep, ...on }, session) => {
      const checked = { _id: userId, sealedSecret, enabledAt: null };
      return (await factors.updateOne(checked, { $set: { ...on, lastStep } }, { session })).matchedCount === 1;
    },
    useStep: async (userId, step, session) => {
      const unused = { _id: userId, lastStep: { $lt: step }, ...IS_ON };
      return (await factors.updateOne(unused, { $set: { lastStep: step } }, { session })).matchedCount === 1;
    },
    useRecoveryCode: async (userId, hash, session) => {
      const unused = { _id: userId, codeHashes: hash, ...IS_ON };
      return (await factors.updateOne(unused, { $pull: { codeHashes: hash } }, { session })).matchedCount === 1;
    },
    replaceCodes: async (userId, { codeSalt, codeHashes }, madeAt) => {
      const change = { $set: { codeSalt, codeHashes, codesMadeAt: madeAt } };
      return (await factors.updateOne({ _id: userId, ...IS_ON }, change)).matchedCount === 1;
    },
    remove: async (userId, session) => (await factors.deleteOne({ _id: userId }, { session })).deletedCount === 1,
    removeAddedSince: async (userId, since, session) => {
      await factors.deleteOne({ _id: userId, enabledAt: { $gte: since } }, { session });
      await factors.updateOne({ _id: userId, codesMadeAt: { $gte: since } }, { $set: { codeHashes: [] } }, { session });
    },
  };
}
