import type { ContributionId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type ContributionDocument, fundContributionModel } from './fund-contribution-model.ts';

export type StoredContribution = Pick<ContributionDocument, 'amountCents' | 'state'> & { readonly wishId: WishId };

export type NewContribution = Pick<ContributionDocument, 'amountCents' | 'isPrivate' | 'reservedAt'> & {
  readonly id: ContributionId;
  readonly wishId: WishId;
  readonly contributorId: UserId;
  readonly recipientId: UserId;
};

/** What was chipped in, by whom, and when. */
export interface CountedContribution extends Pick<ContributionDocument, 'amountCents' | 'isPrivate'> {
  readonly id: ContributionId;
  readonly contributorId: UserId;
  readonly recipientId: UserId;
  readonly countedAt: Date;
}

/** Changed only within a transaction, together with the amounts of the fund; looked up anywhere. */
export interface ContributionRepository {
  find(id: ContributionId, session?: ClientSession): Promise<StoredContribution | undefined>;
  add(contribution: NewContribution, session: ClientSession): Promise<void>;
  markCounted(id: ContributionId, countedAt: Date, session: ClientSession): Promise<void>;
  remove(id: ContributionId, session: ClientSession): Promise<void>;
  /** Newest first; none that is still being paid. */
  listCounted(wishId: WishId, limit: number): Promise<CountedContribution[]>;
}

export function mongoContributionRepository(connection: Connection): ContributionRepository {
  const contributions = fundContributionModel(connection);
  return {
    find: async (id, session) => {
      const document = await contributions
        .findById(id)
        .session(session ?? null)
        .lean<ContributionDocument>();
      if (!document) return undefined;
      const { wishId, amountCents, state } = document;
      return { wishId: hexId<WishId>(wishId), amountCents, state };
    },
    add: async ({ id, ...contribution }, session) => {
      await contributions.create([{ ...contribution, _id: id, state: 'reserved' }], { session });
    },
    markCounted: async (id, countedAt, session) => {
      await contributions.updateOne({ _id: id }, { $set: { state: 'counted', countedAt } }, { session });
    },
    remove: async (id, session) => {
      await contributions.deleteOne({ _id: id }, { session });
    },
    listCounted: async (wishId, limit) => {
      const counted = contributions.find({ wishId, countedAt: { $type: 'date' } }).sort({ countedAt: -1 });
      const documents = await counted.limit(limit).lean<ContributionDocument[]>();
      return documents.flatMap(({ _id, contributorId, recipientId, amountCents, isPrivate, countedAt }) =>
        countedAt
          ? {
              id: hexId<ContributionId>(_id),
              contributorId: hexId<UserId>(contributorId),
              recipientId: hexId<UserId>(recipientId),
              amountCents,
              isPrivate,
              countedAt,
            }
          : [],
      );
    },
  };
}
