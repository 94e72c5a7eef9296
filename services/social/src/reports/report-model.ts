import type { ReportedKind, ReportReason } from '@wishbow/domain/report-reasons';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** Somebody says that something should not be there. */
export interface ReportDocument {
  readonly _id: Types.ObjectId;
  readonly reporterId: Types.ObjectId;
  readonly kind: ReportedKind;
  /** The person, wish or comment. */
  readonly subjectId: Types.ObjectId;
  /** Who it is, whose wish it is, or who said it. */
  readonly aboutId: Types.ObjectId;
  readonly reason: ReportReason;
  readonly note: string;
  /** `upheld`: something was done about it. */
  readonly state: 'open' | 'upheld' | 'dismissed';
  readonly reportedAt: Date;
  readonly decidedAt: Date | null;
}

const schema = new Schema<ReportDocument>(
  {
    reporterId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    subjectId: { type: Schema.Types.ObjectId, required: true },
    aboutId: { type: Schema.Types.ObjectId, required: true },
    reason: { type: String, required: true },
    note: { type: String, default: '' },
    state: { type: String, required: true },
    reportedAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
  },
  { collection: 'reports', versionKey: false },
);
/** One that waits per reporter and thing, however fast they press. */
schema.index({ reporterId: 1, kind: 1, subjectId: 1 }, { unique: true, partialFilterExpression: { state: 'open' } });
schema.index({ state: 1, _id: -1 });
schema.index({ kind: 1, subjectId: 1, state: 1 });

export const reportModel = (connection: Connection): Model<ReportDocument> =>
  connection.models.Report ?? connection.model<ReportDocument>('Report', schema);
