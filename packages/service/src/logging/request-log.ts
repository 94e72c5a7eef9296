import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { traceIdNow } from '../tracing/trace-context.ts';
import type { Logger } from './logger.ts';

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Under which a request is found: the caller's own where it is a sound one. */
export const requestIdFrom = (given: unknown): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();

/** Gives every request an id (the caller's where it sent a sound one), answers with it, and logs one line per request. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdFrom(request.headers['x-request-id']);
    response.locals.requestId = requestId;
    response.setHeader('x-request-id', requestId);
    if (!logger.isLevelEnabled('info')) return next();
    // Said now: whoever finishes the answer may do so from elsewhere.
    const traceId = traceIdNow();
    const startedAt = performance.now();
    response.on('finish', () => {
      const durationMs = Math.round(performance.now() - startedAt);
      const path = request.originalUrl.split('?')[0];
      logger.info(
        { requestId, trace_id: traceId, method: request.method, path, status: response.statusCode, durationMs },
        'request',
      );
    });
    next();
  };
}
