import type { Breakage } from '@wishbow/contracts/build-contract';
import type { Deployer, Deployment } from '@wishbow/contracts/deployments';
import { type Connection, type Model, Schema } from 'mongoose';

/** One act on the live set, written in the transaction of its effect and never changed. */
export interface DeploymentRow {
  readonly _id: string;
  readonly at: Date;
  readonly kind: Deployment['kind'];
  readonly name: Deployment['name'];
  readonly from: string | null;
  readonly to: string;
  readonly revision: number;
  readonly outcome: Deployment['outcome'];
  readonly by: Deployer;
  readonly reason: string;
  readonly breakages: Breakage[];
}

const text = { type: String, required: true, immutable: true } as const;

const schema = new Schema<DeploymentRow>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true, immutable: true },
    kind: text,
    name: text,
    from: { type: String, default: null, immutable: true },
    to: text,
    revision: { type: Number, required: true, immutable: true },
    outcome: text,
    by: { type: Schema.Types.Mixed, required: true, immutable: true },
    reason: text,
    breakages: { type: Schema.Types.Mixed, required: true, immutable: true },
  },
  { collection: 'deployments', versionKey: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ name: 1, at: -1 });

export const deploymentModel = (connection: Connection): Model<DeploymentRow> =>
  connection.models.Deployment ?? connection.model<DeploymentRow>('Deployment', schema);
