import {
  type Context,
  context,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Request, RequestHandler, Response } from 'express';
import { tell } from './span-facts.ts';
import { readTraceparent, TRACE_HEADER, traceparentNow, unrecordedTrace } from './trace-context.ts';
import { tracerOf, withService } from './tracers.ts';

/** Where an address has no template, because nothing answers there. */
export const UNROUTED = 'unrouted';

/** Files of the builds, and what machines ask every few seconds: nobody looks for the trace of one. */
const UNTRACED = /^\/(?:assets|_mf|healthz|readyz|metrics)(?:\/|$)/;

export const routeOfRequest = (request: Request): string =>
  typeof request.route?.path === 'string' ? request.route.path : UNROUTED;

/** Goes on with the caller's trace, or begins one; whatever is handed on to another service carries it along. */
export function traceRequests(service: string): RequestHandler {
  return (request, response, next) => {
    const parent = readTraceparent(request.get(TRACE_HEADER));
    context.with(contextOf(service, parent, request, response), () => {
      request.headers[TRACE_HEADER] = traceparentNow();
      next();
    });
  };
}

function contextOf(service: string, parent: SpanContext | undefined, request: Request, response: Response): Context {
  const known = tracerOf(service);
  const tracer = known && !UNTRACED.test(request.path) ? known : undefined;
  if (!tracer) return trace.setSpanContext(context.active(), parent ?? unrecordedTrace());
  const base = parent ? trace.setSpanContext(context.active(), parent) : context.active();
  const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, base);
  response.once('close', () => endSpan(span, request, response));
  return withService(trace.setSpan(base, span), service);
}

function endSpan(span: Span, request: Request, response: Response): void {
  if (span.isRecording()) {
    const { statusCode: status } = response;
    const route = routeOfRequest(request);
    span.updateName(`${request.method} ${route}`);
    tell(span, {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': status,
      'wishbow.request_id': String(response.locals.requestId ?? ''),
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
