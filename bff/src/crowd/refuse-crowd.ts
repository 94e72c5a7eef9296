import { AsyncResource } from 'node:async_hooks';
import type { Endpoint } from '@wishbow/contracts/endpoint';
import { problem } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { RequestHandler } from 'express';
import { PAYING_PATHS } from '../proxy/service-proxy.ts';
import type { Gate } from './gate.ts';

/** An open page that hears what happens is no work. */
const ENDLESS = '/api/events';

const RETRY_AFTER_SECONDS = '2';
const CROWDED = problem(
  'temporarily_unavailable',
  'Very many people are here right now. Please try again in a moment.',
);

/** Turns calls away at once where more come than can be answered soon, before anything is looked up for them. */
export function refuseCrowd(gate: Gate, endpoints: readonly Endpoint[]): RequestHandler {
  const services = new Map(
    endpoints.flatMap(({ path, aliases = [], service }) =>
      [path, ...aliases].map((known) => [known, service] as const),
    ),
  );
  return (request, response, next) => {
    if (!request.path.startsWith('/api/') || request.path === ENDLESS) return next();
    const service = services.get(request.path) ?? 'bff';
    const standing = PAYING_PATHS.has(request.path) ? 'paying' : 'other';
    const refuse = () => {
      response.set('retry-after', RETRY_AFTER_SECONDS);
      sendProblem(response, 503, CROWDED);
    };
    // Whoever waited is let in by somebody who leaves: their request goes on as itself.
    const leave = gate.enter(
      { service, standing },
      AsyncResource.bind(() => next()),
      refuse,
    );
    if (!leave) return refuse();
    response.on('close', leave);
  };
}
