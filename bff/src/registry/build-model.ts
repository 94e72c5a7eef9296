import type { BuildRefusal, Deployer, Frontend } from '@wishbow/contracts/deployments';
import { type Connection, type Model, Schema } from 'mongoose';

/** One build of a frontend, immutable but for when it was used last and what was found against it; its files lie in the build store. */
export interface BuildRow {
  /** `<name>@<buildId>`. */
  readonly _id: string;
  readonly name: Frontend;
  readonly buildId: string;
  /** `build.json` as text: its keys are file names, and dots in names are paths to a database. */
  readonly report: string;
  /** `contract.json` as text; null for a build from before there was one. */
  readonly contract: string | null;
  /** Over names and contents of all files: the same build again, or another one under its name. */
  readonly digest: string;
  readonly bytes: number;
  readonly fileCount: number;
  readonly uploadedAt: Date;
  /** When it was uploaded or made live last: the longest unused are forgotten first. */
  readonly usedAt: Date;
  /** It was live, or tried on some: tabs have it open, and people go back to it. Left out of what was only uploaded. */
  readonly wasServed?: boolean;
  /** Until when a link shows it; left out where none was ever made. */
  readonly shownUntil?: Date | null;
  readonly by: Deployer;
  /** Left out before it was ever looked at. */
  readonly refusal?: BuildRefusal | null;
}

const text = { type: String, required: true, immutable: true } as const;
const count = { type: Number, required: true, immutable: true } as const;

const schema = new Schema<BuildRow>(
  {
    _id: { type: String, required: true },
    name: text,
    buildId: text,
    report: text,
    contract: { type: String, default: null, immutable: true },
    digest: text,
    bytes: count,
    fileCount: count,
    uploadedAt: { type: Date, required: true, immutable: true },
    usedAt: { type: Date, required: true },
    wasServed: { type: Boolean, default: false },
    shownUntil: { type: Date, default: null },
    by: { type: Schema.Types.Mixed, required: true, immutable: true },
    refusal: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'builds', versionKey: false },
);
schema.index({ name: 1, usedAt: -1 });

export const buildModel = (connection: Connection): Model<BuildRow> =>
  connection.models.Build ?? connection.model<BuildRow>('Build', schema);
