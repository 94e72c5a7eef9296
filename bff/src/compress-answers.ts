import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Below that an answer fits into the packets that are on their way anyway. */
const SMALLEST_BYTES = 2_000;

/**
 * Sends answers compressed to whoever takes that, at the lowest levels: they save six bytes of seven of a list, and the next
 * ones cost time and save little. The window of brotli is as large as answers are, since each request has one of its own.
 */
export const compressAnswers: RequestHandler = compression({
  threshold: SMALLEST_BYTES,
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  filter: (request, response) =>
    !isEventStream(response.getHeader('content-type')) && compression.filter(request, response),
});

/** What is told at once may not wait until there is enough of it to be compressed. */
const isEventStream = (type: unknown): boolean => String(type).startsWith('text/event-stream');
