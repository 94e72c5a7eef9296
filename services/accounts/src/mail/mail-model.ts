import { type Connection, type Model, Schema } from 'mongoose';
import type { MailJob } from './mail-job.ts';

export interface MailDocument {
  /** The effect key: asked for twice, mailed once. */
  readonly _id: string;
  readonly job: MailJob;
  readonly state: 'waiting' | 'sent' | 'dead';
  readonly attempts: number;
  /** Also the end of the lease of whoever is sending it. */
  readonly nextAttemptAt: Date;
  readonly giveUpAt: Date;
  readonly lastError: string | null;
  readonly createdAt: Date;
  /** Sent ones are remembered for a month, for their key; dead ones for three, for a person to look at. */
  readonly forgetAt: Date | null;
}

const schema = new Schema<MailDocument>(
  {
    _id: { type: String, required: true },
    job: { type: Schema.Types.Mixed, required: true },
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    nextAttemptAt: { type: Date, required: true },
    giveUpAt: { type: Date, required: true },
    lastError: { type: String, default: null },
    createdAt: { type: Date, required: true },
    forgetAt: { type: Date, default: null, expires: 0 },
  },
  { collection: 'mails', versionKey: false, minimize: false },
);
schema.index({ state: 1, nextAttemptAt: 1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ state: 1, createdAt: -1, _id: -1 });

export const mailModel = (connection: Connection): Model<MailDocument> =>
  connection.models.Mail ?? connection.model<MailDocument>('Mail', schema);
