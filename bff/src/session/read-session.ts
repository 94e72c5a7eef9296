import { unauthenticated } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import { VISITOR } from '@wishbow/http/viewer';
import { IDENTITY_HEADER } from '@wishbow/service/identity/identity-token';
import type { Request, RequestHandler } from 'express';
import type { FindSession } from './session-finder.ts';
import { sessionTokenOf } from './session-token-of.ts';

/** Headers by which our services know each other; nobody outside may send them (RELIABILITY.md row 27). */
const INTERNAL_HEADERS = new RegExp(`^(${IDENTITY_HEADER}|x-user-.*|x-wishbow-internal.*)$`);

/** Puts the viewer into `response.locals`. A token that is no live session counts as none, as after a log-out. */
export function readSession(findSession: FindSession): RequestHandler {
  return async (request, response, next) => {
    stripInternalHeaders(request);
    const presented = sessionTokenOf(request);
    const viewer = presented && (await findSession(presented.token));
    if (presented?.from === 'bearer' && !viewer) {
      return sendProblem(response, 401, unauthenticated);
    }
    response.locals.viewer = viewer ?? VISITOR;
    next();
  };
}

function stripInternalHeaders(request: Request): void {
  for (const name of Object.keys(request.headers)) if (INTERNAL_HEADERS.test(name)) delete request.headers[name];
}
