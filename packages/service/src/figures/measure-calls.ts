import type { RequestHandler, Response } from 'express';
import { Counter, Histogram, type Registry } from 'prom-client';
import { routeOfRequest, UNROUTED } from '../tracing/trace-requests.ts';
import { groupOf } from './call-groups.ts';
import { recentCalls } from './recent-calls.ts';

/** Measures every call that a process answers, for a scraper and for the figures of the last minutes. */
export function measureCalls(registry: Registry): {
  measure: RequestHandler;
  /** A call that was turned away before it came to any route. It took no time, so it is counted apart from those that did. */
  noteRefusal: (method: string, status: number) => void;
  calls: ReturnType<typeof recentCalls>;
} {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests turned away before any work was done for them.',
    labelNames: ['method', 'status'],
    registers: [registry],
  });
  const calls = recentCalls();
  const note = (method: string, route: string, status: number, durationMs: number) => {
    durations.observe({ method, route, status }, durationMs / 1_000);
    calls.note(groupOf(route), durationMs, status >= 500);
  };
  return {
    calls,
    noteRefusal: (method, status) => {
      refusals.inc({ method, status });
      calls.noteRefusal(groupOf(UNROUTED));
    },
    measure: (request, response, next) => {
      const startedAt = performance.now();
      response.on('finish', () => {
        // A stream lasts as long as its page is open: that is not how long an answer takes.
        if (isStream(response)) return;
        note(request.method, routeOfRequest(request), response.statusCode, performance.now() - startedAt);
      });
      next();
    },
  };
}

const isStream = (response: Response): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
