import type { UserId } from '@wishbow/contracts/wire-types';
import type { BirthdayReminder } from '@wishbow/domain/birthday-reminder';
import type { ClientSession } from '@wishbow/service/mongo/connection';
import { type Connection, type Model, Schema } from 'mongoose';

interface RemindedDocument {
  /** Who was reminded of whom, of which year's birthday, and how: the last guard of never telling twice. */
  readonly _id: string;
  readonly remindedAt: Date;
}

/** Kept for longer than a year, so that no reminder comes again with the next change of a switch. */
const KEPT_FOR_SECONDS = 500 * 24 * 60 * 60;

const schema = new Schema<RemindedDocument>(
  { _id: { type: String, required: true }, remindedAt: { type: Date, required: true, expires: KEPT_FOR_SECONDS } },
  { collection: 'birthdays_reminded', versionKey: false },
);

const remindedModel = (connection: Connection): Model<RemindedDocument> =>
  connection.models.Reminded ?? connection.model<RemindedDocument>('Reminded', schema);

export interface Reminding {
  readonly userId: UserId;
  readonly personId: UserId;
  readonly year: number;
  readonly kind: BirthdayReminder;
}

export interface RemindedRepository {
  /** Notes a reminder, in the transaction of telling it. @returns false when it was told before. */
  note(reminding: Reminding, now: Date, session: ClientSession): Promise<boolean>;
}

export function mongoRemindedRepository(connection: Connection): RemindedRepository {
  const reminded = remindedModel(connection);
  return {
    note: async ({ userId, personId, year, kind }, now, session) => {
      const _id = [userId, personId, year, kind].join(':');
      const result = await reminded.updateOne(
        { _id },
        { $setOnInsert: { remindedAt: now } },
        { upsert: true, session },
      );
      return result.upsertedCount === 1;
    },
  };
}
