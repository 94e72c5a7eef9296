import type { Frontend } from '@wishbow/contracts/deployments';
import type { Canary } from '@wishbow/contracts/registry';
import { type Connection, type Model, Schema } from 'mongoose';

type BuildIds = Partial<Record<Frontend, string>>;

/** The pointer that deployments flip: one document. */
export interface LiveSetRow {
  readonly _id: 'live';
  /** Counts the flips; whoever flips names the one they have seen. */
  readonly revision: number;
  readonly builds: BuildIds;
  readonly canary: Canary | null;
  /** The build of the BFF that was made live last; left out where none has said what it is. */
  readonly bff?: string | null;
  /** What was taken over last of the checkout that a site was started from: only a new build there replaces what is live. */
  readonly checkout: BuildIds;
  readonly changedAt: Date;
}

const schema = new Schema<LiveSetRow>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    builds: { type: Schema.Types.Mixed, required: true },
    canary: { type: Schema.Types.Mixed, default: null },
    bff: { type: String, default: null },
    checkout: { type: Schema.Types.Mixed, default: {} },
    changedAt: { type: Date, required: true },
  },
  { collection: 'live', versionKey: false, minimize: false },
);

export const liveSetModel = (connection: Connection): Model<LiveSetRow> =>
  connection.models.LiveSet ?? connection.model<LiveSetRow>('LiveSet', schema);
