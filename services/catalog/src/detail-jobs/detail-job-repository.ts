import type { ProductId } from '@wishbow/contracts/items';
import type { Connection } from '@wishbow/service/mongo/connection';
import { type DetailJobDocument, detailJobModel } from './detail-job-model.ts';

export interface DetailJob {
  readonly productId: ProductId;
  /** How often it was taken, this time included. */
  readonly attemptCount: number;
}

export interface DetailJobRepository {
  /** How many jobs wait, roughly: enough to keep the queue short. */
  count(): Promise<number>;
  /** One job per product: a product that waits already keeps its place. */
  addAll(productIds: readonly ProductId[], dueAt: Date): Promise<void>;
  /** Takes the job that has been due longest, for everybody else until `heldUntil`. */
  take(now: Date, heldUntil: Date): Promise<DetailJob | undefined>;
  postpone(productId: ProductId, dueAt: Date): Promise<void>;
  remove(productId: ProductId): Promise<void>;
}

export function mongoDetailJobRepository(connection: Connection): DetailJobRepository {
  const jobs = detailJobModel(connection);
  return {
    count: () => jobs.estimatedDocumentCount(),
    addAll: async (productIds, dueAt) => {
      if (productIds.length === 0) return;
      await jobs.bulkWrite(
        productIds.map((_id) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: { dueAt, attemptCount: 0 } }, upsert: true },
        })),
        { ordered: false },
      );
    },
    take: async (now, heldUntil) => {
      const taken = await jobs
        .findOneAndUpdate(
          { dueAt: { $lte: now } },
          { $set: { dueAt: heldUntil }, $inc: { attemptCount: 1 } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        )
        .lean<DetailJobDocument>();
      return taken ? { productId: taken._id, attemptCount: taken.attemptCount } : undefined;
    },
    postpone: async (_id, dueAt) => {
      await jobs.updateOne({ _id }, { $set: { dueAt } });
    },
    remove: async (_id) => {
      await jobs.deleteOne({ _id });
    },
  };
}
