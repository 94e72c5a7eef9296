import type { ClientSession } from 'mongoose';
import { type Connection, type Model, Schema } from 'mongoose';

interface InboxRow {
  readonly _id: string;
  readonly receivedAt: Date;
}

/** Ids are kept for a month, far longer than any event is retried. */
const schema = new Schema<InboxRow>(
  { _id: { type: String, required: true }, receivedAt: { type: Date, required: true, expires: 30 * 24 * 60 * 60 } },
  { collection: 'inbox', versionKey: false },
);

export const inboxModel = (connection: Connection): Model<InboxRow> =>
  connection.models.Inbox ?? connection.model<InboxRow>('Inbox', schema);

/** Marks an event as seen within the transaction of its effect. @returns false when it was seen before. */
export async function isFirstReceipt(
  connection: Connection,
  session: ClientSession,
  eventId: string,
  now: Date,
): Promise<boolean> {
  const result = await inboxModel(connection).updateOne(
    { _id: eventId },
    { $setOnInsert: { receivedAt: now } },
    { upsert: true, session },
  );
  return result.upsertedCount === 1;
}
