import { type Span, SpanStatusCode } from '@opentelemetry/api';

/**
 * All that a span may say. No address with its ids, no query, no words of an error, no person: spans are kept elsewhere,
 * and longer than logs. The request id is what a person can name to us, and finds the trace.
 */
export interface SpanFacts {
  readonly 'http.request.method'?: string;
  /** The template of the address, without its values. */
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'wishbow.request_id'?: string;
  /** Whom a call goes to, and what it is there. */
  readonly 'peer.service'?: string;
  readonly 'wishbow.operation'?: string;
  readonly 'db.system.name'?: 'mongodb';
  readonly 'db.operation.name'?: string;
  readonly 'db.collection.name'?: string;
  readonly 'messaging.message.type'?: string;
  /** The kind of an error, as its class is called. */
  readonly 'error.type'?: string;
}

/** Says it where the span is recorded. */
export function tell(span: Span, facts: SpanFacts): void {
  span.setAttributes({ ...facts });
}

/** An error is told by its kind alone: its words may name people. */
export function tellError(span: Span, error: unknown): void {
  tell(span, { 'error.type': error instanceof Error ? error.name : 'unknown' });
  span.setStatus({ code: SpanStatusCode.ERROR });
}
