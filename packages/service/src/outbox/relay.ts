import type { DomainEvent } from '@wishbow/contracts/domain-events';
import type { ServiceName } from '@wishbow/contracts/service-names';
import type { Connection } from 'mongoose';
import type { Logger } from '../logging/logger.ts';
import { type Loop, startLoop } from '../loop.ts';
import { continueTrace } from '../tracing/in-span.ts';
import { type OutboxRow, outboxModel } from './outbox-model.ts';

const BATCH = 100;
/** Aggregates whose events are delivered at a time: a subscriber that hangs holds up few of the others. */
const AT_ONCE = 8;
const IDLE_MS = 1_000;
const MOST_ATTEMPTS = 20;
const LONGEST_BACKOFF_MS = 60_000;

export interface RelayOptions {
  /** Whose events these are. */
  readonly service: ServiceName;
  readonly connection: Connection;
  readonly logger: Logger;
  /** Hands the event to one subscriber; rejects when it was not taken. */
  readonly deliver: (subscriber: ServiceName, event: DomainEvent) => Promise<void>;
  readonly now: () => Date;
}

/** Delivers recorded events at least once, in order per aggregate, with growing pauses, and sets hopeless ones aside. */
export function startRelay(options: RelayOptions): Loop {
  return startLoop({ name: 'outbox relay', idleMs: IDLE_MS, logger: options.logger, work: () => deliverDue(options) });
}

/** What waits, those that are due first; one question tells what to deliver and what has to go before it. */
async function deliverDue(options: RelayOptions): Promise<boolean> {
  const waiting = await outboxModel(options.connection)
    .find({ deadAt: null })
    .sort({ nextAttemptAt: 1, _id: 1 })
    .limit(BATCH)
    .lean<OutboxRow[]>();
  const startedAt = options.now();
  const due = waiting.filter(({ nextAttemptAt }) => nextAttemptAt <= startedAt);
  const undelivered = new Set(waiting);
  const isBehind = waiting.length < BATCH ? isBehindOneOf(undelivered) : isBehindAnother(options.connection);
  const byAggregate = Map.groupBy(due, ({ aggregateId }) => aggregateId).values();
  const deliverNext = async (): Promise<void> => {
    for (const ofOne of byAggregate) await deliverInOrder(options, ofOne, { undelivered, isBehind });
  };
  // All of them end before the turn does, whatever becomes of one.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, deliverNext));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return due.length === BATCH;
}

interface Order {
  /** Of what was looked at. */
  readonly undelivered: Set<OutboxRow>;
  /** An older event of the same aggregate that still waits goes first. */
  readonly isBehind: (row: OutboxRow) => boolean | Promise<boolean>;
}

/** The events of one aggregate: once one was not taken, those after it wait. */
async function deliverInOrder(
  options: RelayOptions,
  rows: readonly OutboxRow[],
  { undelivered, isBehind }: Order,
): Promise<void> {
  for (const row of rows) {
    if (await isBehind(row)) continue;
    if (!(await deliverRow(options, row))) return;
    undelivered.delete(row);
  }
}

/** Where everything that waits is known. */
const isBehindOneOf =
  (waiting: ReadonlySet<OutboxRow>) =>
  ({ aggregateId, sequence }: OutboxRow): boolean => {
    for (const other of waiting) if (other.aggregateId === aggregateId && other.sequence < sequence) return true;
    return false;
  };

const isBehindAnother =
  (connection: Connection) =>
  async ({ aggregateId, sequence }: OutboxRow): Promise<boolean> => {
    const older = { aggregateId, deadAt: null, sequence: { $lt: sequence } };
    return (await outboxModel(connection).exists(older)) !== null;
  };

/** What subscribers do on an event belongs to the trace of its change. */
function deliverRow(options: RelayOptions, row: OutboxRow): Promise<boolean> {
  const span = { name: `deliver ${row.type}`, facts: { 'messaging.message.type': row.type } };
  return continueTrace(options.service, row.traceparent, span, () => deliverToAll(options, row));
}

async function deliverToAll({ connection, deliver, logger, now }: RelayOptions, row: OutboxRow): Promise<boolean> {
  const { id, type, aggregateId, sequence, occurredAt, payload } = row;
  const event: DomainEvent = { id, type, aggregateId, sequence, occurredAt, payload };
  const results = await Promise.allSettled(row.waitingFor.map((subscriber) => deliver(subscriber, event)));
  const refused = row.waitingFor.filter((_, index) => results[index]?.status === 'rejected');
  const outbox = outboxModel(connection);
  if (refused.length === 0) {
    await outbox.deleteOne({ _id: row._id });
    return true;
  }
  const reason = results.find((result) => result.status === 'rejected')?.reason;
  logger.warn({ eventId: id, type, refused, attempts: row.attempts + 1, err: reason }, 'event not taken');
  const attempts = row.attempts + 1;
  const retryAt = new Date(now().getTime() + Math.min(LONGEST_BACKOFF_MS, 250 * 2 ** attempts));
  await outbox.updateOne(
    { _id: row._id },
    {
      $set: {
        waitingFor: refused,
        attempts,
        nextAttemptAt: retryAt,
        lastError: String(reason),
        deadAt: attempts >= MOST_ATTEMPTS ? now() : null,
      },
    },
  );
  return false;
}
