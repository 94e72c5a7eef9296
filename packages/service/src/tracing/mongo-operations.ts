import diagnostics from 'node:diagnostics_channel';
import type { Span } from '@opentelemetry/api';
import { startSpan } from './in-span.ts';
import { tellError } from './span-facts.ts';

/** As much as is read of what Mongoose says about an operation; the values that it is asked for with stay there. */
interface Operation {
  readonly operation: string;
  readonly collection: string;
  readonly database: string;
}

/** @param seconds from the question until the answer. */
export type NoteOperation = (operation: string, collection: string, seconds: number) => void;

/**
 * Mongoose tells of its operations only where somebody listens. The driver could tell of each command, but then it reads
 * every answer twice.
 */
const CHANNELS = [
  'mongoose:query',
  'mongoose:aggregate',
  'mongoose:model:save',
  'mongoose:model:insertMany',
  'mongoose:model:bulkWrite',
  'mongoose:cursor:next',
];

const listeners = new Map<string, NoteOperation>();
const underWay = new WeakMap<object, { readonly span: Span | undefined; readonly startedAt: number }>();

let isListening = false;

/** From now on what is asked of any database is a part of what is under way. */
export function traceOperations(): void {
  if (isListening) return;
  isListening = true;
  for (const channel of CHANNELS) diagnostics.tracingChannel(channel).subscribe(handlers);
}

/** Tells of every operation on one database, by kind and collection. The last to ask for a database is told. */
export function watchOperations(database: string, note: NoteOperation): void {
  listeners.set(database, note);
}

const handlers = {
  start: (message: object) => {
    const { operation = '', collection = '' }: Partial<Operation> = message;
    const facts = {
      'db.system.name': 'mongodb',
      'db.operation.name': operation,
      'db.collection.name': collection,
    } as const;
    underWay.set(message, {
      span: startSpan({ name: `${operation} ${collection}`, facts }),
      startedAt: performance.now(),
    });
  },
  end: () => undefined,
  asyncStart: () => undefined,
  asyncEnd: (message: object) => {
    const begun = underWay.get(message);
    if (!begun) return;
    const { operation = '', collection = '', database = '' }: Partial<Operation> = message;
    begun.span?.end();
    listeners.get(database)?.(operation, collection, (performance.now() - begun.startedAt) / 1_000);
  },
  error: (message: object) => {
    const span = underWay.get(message)?.span;
    if (span && 'error' in message) tellError(span, message.error);
  },
};
