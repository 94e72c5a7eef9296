import { randomUUID } from 'node:crypto';
import { context, isSpanContextValid, type SpanContext, TraceFlags, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

// What is under way is known to everything that it awaits, whether or not spans are sent anywhere.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

/** The header of https://www.w3.org/TR/trace-context/, by which a trace goes from process to process. */
export const TRACE_HEADER = 'traceparent';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** What a header says; undefined where it says nothing sound. */
export function readTraceparent(header: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(header ?? '') ?? [];
  const found = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(found) ? found : undefined;
}

/** A trace of its own that nobody records: its id is for the logs. */
export function unrecordedTrace(): SpanContext {
  // Node keeps random bytes for these, where a few bytes asked for would be a call to the system each time.
  const [first, second] = [randomUUID(), randomUUID()];
  return {
    traceId: first.replaceAll('-', ''),
    spanId: second.slice(19).replace('-', ''),
    traceFlags: TraceFlags.NONE,
  };
}

/** Header of a call that goes on with what is under way; undefined where nothing is. */
export function traceparentNow(): string | undefined {
  const now = trace.getSpanContext(context.active());
  return now && `00-${now.traceId}-${now.spanId}-0${now.traceFlags & TraceFlags.SAMPLED}`;
}

/** As headers to be spread among others. */
export function traceHeaders(): Record<string, string> {
  const traceparent = traceparentNow();
  return traceparent === undefined ? {} : { [TRACE_HEADER]: traceparent };
}

/** Under what name logs and spans of what is under way are found. */
export const traceIdNow = (): string | undefined => trace.getSpanContext(context.active())?.traceId;
