import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import { type SpanFacts, tellError } from './span-facts.ts';
import { readTraceparent } from './trace-context.ts';
import { tracerOf, tracerWithin, withService } from './tracers.ts';

/** What is begun: its name has no values in it, so that spans of one kind are found together. */
export interface SpanStart {
  readonly name: string;
  readonly facts: SpanFacts;
}

/** A part of what is under way that ends later; undefined where nothing is recorded. */
export function startSpan({ name, facts }: SpanStart): Span | undefined {
  const active = context.active();
  const tracer = tracerWithin(active);
  if (!tracer || !trace.getSpan(active)?.isRecording()) return undefined;
  return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: { ...facts } }, active);
}

/** Does a part of what is under way and says how long it took; where nothing is recorded it is just done. */
export function inSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = startSpan(start);
  return span ? timed(span, work) : work();
}

/**
 * Goes on with something that a request has left behind, as the relay does with an event.
 * @param traceparent as it was kept; a trace of its own begins where there is none.
 */
export function continueTrace<T>(
  service: string,
  traceparent: string | undefined,
  { name, facts }: SpanStart,
  work: () => Promise<T>,
): Promise<T> {
  const parent = readTraceparent(traceparent);
  const base = parent ? trace.setSpanContext(context.active(), parent) : context.active();
  const tracer = tracerOf(service);
  if (!tracer) return context.with(base, work);
  const span = tracer.startSpan(name, { kind: SpanKind.PRODUCER, attributes: { ...facts } }, base);
  return context.with(withService(base, service), () => timed(span, work));
}

async function timed<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    tellError(span, error);
    throw error;
  } finally {
    span.end();
  }
}
