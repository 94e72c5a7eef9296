import type { UserId } from '@wishbow/contracts/wire-types';
import type { Blocking } from '@wishbow/domain/visibility';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type BlockDocument, blockModel } from './block-model.ts';

export interface Block {
  readonly blockerId: UserId;
  readonly blockedId: UserId;
}

export interface BlockRepository {
  /** @returns whether it is new. */
  add(block: Block, blockedAt: Date, session: ClientSession): Promise<boolean>;
  /** @returns whether it was there. */
  remove(block: Block, session: ClientSession): Promise<boolean>;
  /** Whom one person has blocked, newest first, the first `LONGEST_LIST` of them. */
  list(blockerId: UserId): Promise<{ readonly blockedId: UserId; readonly blockedAt: Date }[]>;
  /** Those of some people whom a person has blocked, or who have blocked them: the two are nobody to each other. */
  listBetween(
    userId: UserId,
    others: readonly UserId[],
    session?: ClientSession,
  ): Promise<ReadonlyMap<UserId, Blocking>>;
  removeAllOf(userId: UserId, session: ClientSession): Promise<void>;
}

const LONGEST_LIST = 500;

export const fromBlockDocument = ({ blockerId, blockedId }: BlockDocument): Block => ({
  blockerId: hexId<UserId>(blockerId),
  blockedId: hexId<UserId>(blockedId),
});

/** Whom a person has blocked, and who has blocked them. */
export function blockingOf(userId: UserId, blocks: readonly Block[]): ReadonlyMap<UserId, Blocking> {
  const blocked = blocks.map(({ blockerId }) => [blockerId, 'blocked'] as const);
  const blocking = blocks.map(({ blockedId }) => [blockedId, 'blocking'] as const);
  const sides = new Map<UserId, Blocking>([...blocked, ...blocking]);
  sides.delete(userId);
  return sides;
}

export function mongoBlockRepository(connection: Connection): BlockRepository {
  const blocks = blockModel(connection);
  const listOf = async (userId: UserId, others: readonly UserId[], session?: ClientSession) => {
    const unique = [...new Set(others)].filter((other) => other !== userId);
    if (unique.length === 0) return [];
    const found = blocks
      .find({
        $or: [
          { blockerId: userId, blockedId: { $in: unique } },
          { blockedId: userId, blockerId: { $in: unique } },
        ],
      })
      .session(session ?? null);
    return (await found.lean<BlockDocument[]>()).map(fromBlockDocument);
  };
  return {
    add: async (block, blockedAt, session) => {
      const added = await blocks.updateOne(block, { $setOnInsert: { blockedAt } }, { upsert: true, session });
      return added.upsertedCount === 1;
    },
    remove: async (block, session) => (await blocks.deleteOne(block, { session })).deletedCount === 1,
    list: async (blockerId) => {
      const newest = blocks.find({ blockerId }).sort({ blockedAt: -1 }).limit(LONGEST_LIST);
      return (await newest.lean<BlockDocument[]>()).map(({ blockedId, blockedAt }) => ({
        blockedId: hexId<UserId>(blockedId),
        blockedAt,
      }));
    },
    listBetween: async (userId, others, session) => blockingOf(userId, await listOf(userId, others, session)),
    removeAllOf: async (userId, session) => {
      await blocks.deleteMany({ $or: [{ blockerId: userId }, { blockedId: userId }] }, { session });
    },
  };
}
