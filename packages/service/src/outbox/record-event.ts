import { randomUUID } from 'node:crypto';
import { type DomainEventPayload, DomainEventPayloads, type DomainEventType } from '@wishbow/contracts/domain-events';
import type { ClientSession, Connection } from 'mongoose';
import { traceHeaders } from '../tracing/trace-context.ts';
import { outboxModel } from './outbox-model.ts';
import { subscribersOf } from './subscriptions.ts';

export interface EventToRecord<T extends DomainEventType> {
  readonly type: T;
  /** Events of one aggregate are delivered in the order they were recorded. */
  readonly aggregateId: string;
  readonly payload: DomainEventPayload<T>;
  readonly now: Date;
}

/** Writes an event into the outbox within the transaction of the change that it tells about. */
export async function recordEvent<T extends DomainEventType>(
  connection: Connection,
  session: ClientSession,
  { type, aggregateId, payload, now }: EventToRecord<T>,
): Promise<void> {
  const waitingFor = subscribersOf(type);
  if (waitingFor.length === 0) return;
  const event = {
    id: randomUUID(),
    type,
    aggregateId,
    sequence: now.getTime(),
    occurredAt: now.toISOString(),
    payload: DomainEventPayloads[type].parse(payload),
    waitingFor: [...waitingFor],
    attempts: 0,
    nextAttemptAt: now,
    deadAt: null,
    lastError: null,
    ...traceHeaders(),
  };
  await outboxModel(connection).create([event], { session });
}
