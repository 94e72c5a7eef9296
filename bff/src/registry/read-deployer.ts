import { createHash, timingSafeEqual } from 'node:crypto';
import { VISITOR } from '@wishbow/http/viewer';
import type { RequestHandler } from 'express';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Recognises whoever brings the deploy token; nobody where none is configured. No session is asked for here. */
export function readDeployer(token: string | undefined): RequestHandler {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  return (request, response, next) => {
    const isDeployer = expected && timingSafeEqual(digest(request.get('authorization') ?? ''), expected);
    response.locals.viewer = isDeployer ? { ...VISITOR, isDeployer } : VISITOR;
    next();
  };
}
