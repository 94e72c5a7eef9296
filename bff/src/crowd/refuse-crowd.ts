import { AsyncResource } from 'node:async_hooks';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { RequestHandler, Response } from 'express';
import { CROWDED, RETRY_AFTER_SECONDS } from './crowded.ts';
import { roomForSenders } from './room-for-senders.ts';
import type { Leave, Turnstile } from './turnstile.ts';
import type { Visit } from './visit.ts';
import type { VisitOf } from './visits-of.ts';

/** Has calls wait where more come than can be answered at once, and turns those away who would wait in vain. */
export function refuseCrowd(turnstile: Turnstile, visitOf: VisitOf): RequestHandler {
  const mayEnter = roomForSenders(turnstile.mostSending);
  return async (request, response, next) => {
    const visit = visitOf(request.path);
    if (!visit) return next();
    const refuse = () => refuseForCrowd(response);
    const isLetIn = await mayEnter(request, response);
    if (response.destroyed) return;
    if (!isLetIn) return refuse();
    const leave = enterAsItself(turnstile, visit, () => next(), refuse);
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
