import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongodb';
import type { Database } from '../database/database.ts';
import { keepNewest } from '../database/keep-newest.ts';

/** One message on its way to one address. It is done when the address answered 2xx, or when we gave up. */
export type WebhookDelivery = {
  _id: string;
  /** What it tells about: an event's or a request's id. */
  subject: string;
  url: string;
  /** The exact bytes to post; a signature covers them. */
  body: string;
  /** Signs the message with Stripe's scheme when present. */
  signingSecret: string | null;
  /** Not before this moment; moved on after every failed attempt. */
  dueAt: Date;
  createdAt: Date;
  attempts: number;
  lastFailure: string | null;
  state: 'pending' | 'delivered' | 'abandoned';
};
export type NewWebhookDelivery = Pick<WebhookDelivery, 'subject' | 'url' | 'body' | 'signingSecret' | 'dueAt'>;
/** Longer than a message is tried. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

export type WebhookRepository = ReturnType<typeof createWebhookRepository>;

export const createWebhookRepository = (database: Database) => {
  const deliveries = database.collection<WebhookDelivery>('webhook_deliveries');
  return {
    prepare: async (): Promise<void> => {
      // With the name as well, by which those of one moment are in order: without it all that waits is sorted each time.
      await deliveries.createIndex({ state: 1, dueAt: 1, _id: 1 });
      await deliveries.createIndex({ subject: 1 });
      await deliveries.createIndex({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
    },
    /** Adds them inside the transaction of the change they tell about. */
    add: async (messages: readonly NewWebhookDelivery[], now: Date, session: ClientSession): Promise<void> => {
      if (messages.length === 0) return;
      const rows = messages.map(
        (message): WebhookDelivery => ({
          _id: randomUUID(),
          ...message,
          createdAt: now,
          attempts: 0,
          lastFailure: null,
          state: 'pending',
        }),
      );
      await deliveries.insertMany(rows, { session });
    },
    /** Takes back what was announced for later about a subject, because its future changed. */
    withdrawFuture: (subject: string, now: Date, session: ClientSession) =>
      deliveries.deleteMany({ subject, state: 'pending', attempts: 0, dueAt: { $gt: now } }, { session }),
    /** Those that are due first, whether or not it is their time. */
    listNext: (limit: number) =>
      deliveries.find({ state: 'pending' }).sort({ dueAt: 1, _id: 1 }).limit(limit).toArray(),
    setDelivered: async (ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return;
      const change = { $set: { state: 'delivered' as const, lastFailure: null }, $inc: { attempts: 1 } };
      await (ids.length === 1
        ? deliveries.updateOne({ _id: ids[0] ?? '' }, change)
        : deliveries.updateMany({ _id: { $in: [...ids] } }, change));
    },
    setFailed: (id: string, failure: string, next: { dueAt: Date } | { state: 'abandoned' }) =>
      deliveries.updateOne({ _id: id }, { $set: { lastFailure: failure, ...next }, $inc: { attempts: 1 } }),
    /** Sends a message once more, whatever became of it; false when there is none. */
    repeat: async (id: string, now: Date): Promise<boolean> => {
      const repeated = await deliveries.updateOne({ _id: id }, { $set: { state: 'pending', dueAt: now } });
      return repeated.matchedCount === 1;
    },
    /** What is still to be delivered stays, however old it is. */
    sweep: () =>
      keepNewest({
        timeAt: async (place) =>
          (await deliveries.find().sort({ createdAt: -1 }).skip(place).limit(1).next())?.createdAt,
        forgetUntil: (time) => deliveries.deleteMany({ state: { $ne: 'pending' }, createdAt: { $lte: time } }),
      }),
    list: () => deliveries.find({}).sort({ createdAt: 1, _id: 1 }).toArray(),
  };
};
