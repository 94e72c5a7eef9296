import type { ClientSession, Filter } from 'mongodb';
import type { Database } from '../database/database.ts';
import type { Outcome } from './outcome.ts';
import type { Stage } from './timeline.ts';

export type RequestKind = 'order' | 'cancellation' | 'return';

/** Anything the retailer was asked to do, with the whole story of it. */
export type RetailerRequest = {
  /** The `request_id`: 32 hexadecimal digits. */
  _id: string;
  kind: RequestKind;
  clientToken: string;
  /** Absent when the caller gave none. */
  idempotencyKey?: string;
  /** Tells a repeated request from another one that uses the same key. */
  fingerprint: string;
  body: Record<string, unknown>;
  /** The order a cancellation or a return is about; null for an order. */
  orderId: string | null;
  merchantOrderId: string;
  /** 1 for an order, one more for every retry. */
  attempt: number;
  outcome: Outcome;
  /** Counts what was decided about it since. */
  revision: number;
  timeline: Stage[];
  createdAt: Date;
};
export type RetailerRequestRepository = ReturnType<typeof createRetailerRequestRepository>;

export type OrderPage = { limit: number; skip: number; after: Date | undefined; before: Date | undefined };

export const createRetailerRequestRepository = (database: Database) => {
  const requests = database.collection<RetailerRequest>('retailer_requests');
  return {
    prepare: async (): Promise<void> => {
      await requests.createIndex(
        { clientToken: 1, idempotencyKey: 1 },
        { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
      );
      await requests.createIndex({ kind: 1, createdAt: -1 });
      await requests.createIndex({ orderId: 1 });
    },
    find: (id: string, kind: RequestKind, session?: ClientSession) =>
      requests.findOne({ _id: id, kind }, { ...(session && { session }) }),
    findAny: (id: string, session: ClientSession) => requests.findOne({ _id: id }, { session }),
    /** The order, for the one transaction that decides about it now: a second one conflicts and starts again. */
    findAndLock: (orderId: string, session: ClientSession) =>
      requests.findOneAndUpdate(
        { _id: orderId, kind: 'order' },
        { $inc: { revision: 1 } },
        { session, returnDocument: 'after' },
      ),
    findByKey: (clientToken: string, idempotencyKey: string, session?: ClientSession) =>
      requests.findOne({ clientToken, idempotencyKey }, { ...(session && { session }) }),
    add: (request: RetailerRequest, session: ClientSession) => requests.insertOne(request, { session }),
    setTimeline: (id: string, timeline: Stage[], session: ClientSession) =>
      requests.updateOne({ _id: id }, { $set: { timeline } }, { session }),
    listAbout: (orderId: string, kind: RequestKind, session: ClientSession) =>
      requests.find({ orderId, kind }, { session }).toArray(),
    /** Orders of one client, newest first. */
    listOrders: (clientToken: string, { limit, skip, after, before }: OrderPage) => {
      const createdAt: Filter<RetailerRequest>['createdAt'] = {
        ...(after && { $gt: after }),
        ...(before && { $lt: before }),
      };
      const isBounded = after !== undefined || before !== undefined;
      return requests
        .find({ clientToken, kind: 'order', ...(isBounded && { createdAt }) })
        .sort({ createdAt: -1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .toArray();
    },
    listAll: () => requests.find({}).sort({ createdAt: 1, _id: 1 }).toArray(),
  };
};
