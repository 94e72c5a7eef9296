import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import { problem } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { RequestHandler } from 'express';
import { sessionTokenOf } from './session-token-of.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site could have made a browser send: without our header (which no form and no simple
 * request can carry) or from another origin by the browser's own word. Bearer clients are not browsers' ambient authority.
 */
export const refuseForgery: RequestHandler = (request, response, next) => {
  if (SAFE_METHODS.has(request.method) || sessionTokenOf(request)?.from === 'bearer') return next();
  const site = request.get('sec-fetch-site');
  const isOurs = site === undefined || site === 'same-origin' || site === 'none';
  if (isOurs && request.get(CSRF_HEADER) !== undefined) return next();
  sendProblem(response, 403, problem('csrf', 'This request did not come from our site.'));
};
