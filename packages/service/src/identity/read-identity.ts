import { unauthenticated } from '@wishbow/contracts/problem';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { sendProblem } from '@wishbow/http/problem-handler';
import { VISITOR } from '@wishbow/http/viewer';
import type { RequestHandler } from 'express';
import { IDENTITY_HEADER, verifyIdentity } from './identity-token.ts';

/** Puts the verified viewer into `response.locals`; a token that does not verify is 401, never a visitor. */
export function readIdentity(service: ServiceName, secret: string): RequestHandler {
  return (request, response, next) => {
    const token = request.get(IDENTITY_HEADER);
    const viewer = token === undefined ? VISITOR : verifyIdentity(token, service, secret);
    if (!viewer) return sendProblem(response, 401, unauthenticated);
    response.locals.viewer = viewer;
    next();
  };
}
