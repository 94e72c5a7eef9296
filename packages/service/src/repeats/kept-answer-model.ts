import { type Connection, type Model, Schema } from 'mongoose';

/** What was answered to one `Idempotency-Key` of one person, once something had been made. */
export interface KeptAnswer<Reply> {
  /** Hash of the person and their key. */
  readonly _id: string;
  /** Tells another request under the same key from a repetition. */
  readonly fingerprint: string;
  readonly reply: Reply;
  readonly createdAt: Date;
}

/** As long as Stripe keeps its own: https://docs.stripe.com/api/idempotent_requests */
const KEPT_SECONDS = 24 * 60 * 60;

const schema = new Schema(
  {
    _id: { type: String, required: true },
    fingerprint: { type: String, required: true },
    reply: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true, expires: KEPT_SECONDS },
  },
  { collection: 'kept_answers', versionKey: false, minimize: false },
);

/** The fingerprint names the call, so that what is kept under a key is a reply of that call. */
export const keptAnswerModel = <Reply>(connection: Connection): Model<KeptAnswer<Reply>> =>
  connection.models.KeptAnswer ?? connection.model<KeptAnswer<Reply>>('KeptAnswer', schema);
