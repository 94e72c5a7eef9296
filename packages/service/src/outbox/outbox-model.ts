import type { DomainEvent } from '@wishbow/contracts/domain-events';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** An event waiting for delivery. It leaves the collection once every subscriber has taken it. */
export interface OutboxRow extends DomainEvent {
  readonly _id: Types.ObjectId;
  /** Subscribers that have not taken it yet. */
  readonly waitingFor: ServiceName[];
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  /** Set after too many failures; the admin sees these. */
  readonly deadAt: Date | null;
  readonly lastError: string | null;
  /** What its change was part of, so that whatever comes of it is found there too. */
  readonly traceparent?: string;
}

const schema = new Schema<OutboxRow>(
  {
    id: { type: String, required: true, unique: true },
    type: { type: String, required: true },
    aggregateId: { type: String, required: true },
    sequence: { type: Number, required: true },
    occurredAt: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    waitingFor: { type: [String], required: true },
    attempts: { type: Number, required: true, default: 0 },
    nextAttemptAt: { type: Date, required: true },
    deadAt: { type: Date, default: null },
    lastError: { type: String, default: null },
    traceparent: String,
  },
  { collection: 'outbox', versionKey: false, minimize: false },
);
schema.index({ deadAt: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ aggregateId: 1, sequence: 1 });

/** The outbox lives in each service's own database, so that an event is written in the transaction of its change. */
export const outboxModel = (connection: Connection): Model<OutboxRow> =>
  connection.models.Outbox ?? connection.model<OutboxRow>('Outbox', schema);
