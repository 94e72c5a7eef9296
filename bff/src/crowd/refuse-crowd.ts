import { AsyncResource } from 'node:async_hooks';
import type { Endpoint } from '@wishbow/contracts/endpoint';
import { problem } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { RequestHandler, Response } from 'express';
import { PAYING_PATHS } from '../proxy/service-proxy.ts';
import { roomForSenders } from './room-for-senders.ts';
import type { Leave, Turnstile, Visit } from './turnstile.ts';

/** An open page that hears what happens is no work. */
const ENDLESS = '/api/events';

const RETRY_AFTER_SECONDS = '2';
const CROWDED = problem(
  'temporarily_unavailable',
  'Very many people are here right now. Please try again in a moment.',
);

/** As routes are found: `/API/getOrders/` is answered, too. */
const known = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
const PAYING = new Set([...PAYING_PATHS].map(known));

/** Turns calls away at once where more come than can be answered soon, before anything is looked up for them. */
export function refuseCrowd(turnstile: Turnstile, endpoints: readonly Endpoint[]): RequestHandler {
  const services = new Map(
    endpoints.flatMap(({ path, aliases = [], service }) =>
      [path, ...aliases].map((each) => [known(each), service] as const),
    ),
  );
  const visitOf = (path: string): Visit => ({
    service: services.get(path) ?? 'bff',
    standing: PAYING.has(path) ? 'paying' : 'other',
  });
  const mayEnter = roomForSenders(turnstile.mostSending);
  return async (request, response, next) => {
    const path = known(request.path);
    if (!path.startsWith('/api/') || path === ENDLESS) return next();
    const refuse = () => refuseForCrowd(response);
    const isLetIn = await mayEnter(request, response);
    if (response.destroyed) return;
    if (!isLetIn) return refuse();
    const leave = enterAsItself(turnstile, visitOf(path), () => next(), refuse);
    if (!leave) return refuse();
    leaveOnceAnswered(response, leave);
  };
}

/** What was worked out needs no place any longer, taken or not. */
function leaveOnceAnswered(response: Response, leave: Leave): void {
  if (response.writableEnded) leave();
  else response.once('prefinish', leave).once('close', leave);
}

/** For what no line is kept for: lets so many send what they ask for slowly, and everybody who has sent it. */
export function refuseSlowCrowd(mostSending: number): RequestHandler {
  const mayEnter = roomForSenders(mostSending);
  return async (request, response, next) => {
    const isLetIn = await mayEnter(request, response);
    if (response.destroyed) return;
    if (isLetIn) next();
    else refuseForCrowd(response);
  };
}

function refuseForCrowd(response: Response): void {
  response.set('retry-after', RETRY_AFTER_SECONDS);
  sendProblem(response, 503, CROWDED);
}

/** Whoever has waited is let in by somebody who leaves: their request goes on as itself all the same. */
function enterAsItself(turnstile: Turnstile, visit: Visit, go: () => void, refuse: () => void): Leave | undefined {
  let isIn = false;
  let goOn = () => {
    isIn = true;
    go();
  };
  const leave = turnstile.enter(visit, () => goOn(), refuse);
  if (!isIn) goOn = AsyncResource.bind(goOn);
  return leave;
}
