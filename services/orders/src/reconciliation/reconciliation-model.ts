import type { DateOnly } from '@wishbow/domain/date-only';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Difference } from './books.ts';

/** What the books of one day said when they were compared. */
export interface ReconciliationRow {
  /** The day in New York, so that each is compared once. */
  readonly _id: DateOnly;
  readonly startedAt: Date;
  /** null while it is under way, or when whoever began it died. */
  readonly finishedAt: Date | null;
  readonly differences: readonly Difference[];
}

const number = { type: Number, required: true } as const;
const text = { type: String, required: true } as const;

const schema = new Schema<ReconciliationRow>(
  {
    _id: text,
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    differences: [new Schema({ kind: text, reference: text, ours: number, theirs: number }, { _id: false })],
  },
  { collection: 'reconciliations', versionKey: false },
);
schema.index({ 'differences.reference': 1 });

export const reconciliationModel = (connection: Connection): Model<ReconciliationRow> =>
  connection.models.Reconciliation ?? connection.model<ReconciliationRow>('Reconciliation', schema);
