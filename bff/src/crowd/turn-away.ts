import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from '@wishbow/service/logging/logger';
import { requestIdFrom } from '@wishbow/service/logging/request-log';
import { CROWDED, RETRY_AFTER_SECONDS } from './crowded.ts';
import type { Turnstile } from './turnstile.ts';
import type { VisitOf } from './visits-of.ts';

const UNAVAILABLE = 503;

/** Being told of each would cost more than turning them away. */
const TOLD_EVERY_MS = 10_000;

export interface TurnAwayOptions {
  readonly turnstile: Turnstile;
  readonly visitOf: VisitOf;
  /** What every answer says. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Counts it for those who look at figures. */
  readonly noteRefusal: (method: string, status: number) => void;
  readonly logger: Logger;
}

/**
 * Turns calls away for whom there is no room, not even to wait, before anything else is done for them: no session, body,
 * route, trace or line in the log. What is refused has to cost next to nothing, or it takes from what is served.
 */
export function turnAway(options: TurnAwayOptions, open: RequestListener): RequestListener {
  const { turnstile, visitOf, headers, noteRefusal } = options;
  const tell = tellNowAndThen(options.logger);
  const fixed = [
    ...headers.flat(),
    ...['content-type', 'application/json; charset=utf-8'],
    ...['cache-control', 'private, no-store'],
    ...['retry-after', RETRY_AFTER_SECONDS],
  ];
  return (request, response) => {
    const visit = visitOf(pathOf(request));
    if (!visit || !turnstile.isFull(visit)) return open(request, response);
    const requestId = requestIdFrom(request.headers['x-request-id']);
    const text = JSON.stringify({ ...CROWDED, request_id: requestId });
    const own = ['x-request-id', requestId, 'content-length', String(Buffer.byteLength(text))];
    response.writeHead(UNAVAILABLE, [...fixed, ...own]).end(text);
    noteRefusal(request.method ?? 'GET', UNAVAILABLE);
    tell();
  };
}

/** As it was sent; whatever is not a path goes on to be refused for what it is. */
function pathOf({ url = '' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

function tellNowAndThen(logger: Logger): () => void {
  let turnedAway = 0;
  return () => {
    turnedAway += 1;
    if (turnedAway > 1) return;
    setTimeout(() => {
      logger.warn({ turnedAway, withinMs: TOLD_EVERY_MS }, 'more calls came than could be answered');
      turnedAway = 0;
    }, TOLD_EVERY_MS).unref();
  };
}
