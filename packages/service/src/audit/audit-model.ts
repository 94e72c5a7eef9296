import type { AuditAction, AuditSubject } from '@wishbow/contracts/audit';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type Connection, type Model, Schema } from 'mongoose';

/** One action of an admin, written in the transaction of its effect and never changed. */
export interface AuditRow {
  /** Names the operation, so that a repeated click is written once. */
  readonly _id: string;
  readonly at: Date;
  /** null for what whoever deploys has done, who is named by `deployer`. */
  readonly adminId: UserId | null;
  readonly deployer?: string;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly text: string;
  readonly reason: string;
}

const text = { type: String, required: true, immutable: true } as const;

const schema = new Schema<AuditRow>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true, immutable: true },
    adminId: { type: String, default: null, immutable: true },
    deployer: { type: String, immutable: true },
    action: text,
    subject: new Schema({ kind: text, id: text, name: { type: String, immutable: true } }, { _id: false }),
    text,
    reason: { type: String, default: '', immutable: true },
  },
  { collection: 'audit', versionKey: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ 'subject.id': 1, at: -1 });

/** Each service keeps its own log beside what it is about. */
export const auditModel = (connection: Connection): Model<AuditRow> =>
  connection.models.Audit ?? connection.model<AuditRow>('Audit', schema);
