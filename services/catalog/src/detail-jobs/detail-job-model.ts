import type { ProductId } from '@wishbow/contracts/items';
import { type Connection, type Model, Schema } from 'mongoose';

/** A product whose details are to be fetched when there is time. */
export interface DetailJobDocument {
  readonly _id: ProductId;
  /** Not before this. Whoever takes the job moves it on, so that a job whose process died comes up again. */
  readonly dueAt: Date;
  readonly attemptCount: number;
}

const schema = new Schema<DetailJobDocument>(
  {
    _id: { type: String, required: true },
    dueAt: { type: Date, required: true },
    attemptCount: { type: Number, required: true },
  },
  { collection: 'detail_jobs', versionKey: false },
);
schema.index({ dueAt: 1 });

export const detailJobModel = (connection: Connection): Model<DetailJobDocument> =>
  connection.models.DetailJob ?? connection.model<DetailJobDocument>('DetailJob', schema);
