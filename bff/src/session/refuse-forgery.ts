import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import { problem } from '@wishbow/contracts/problem';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { Request, RequestHandler, Response } from 'express';
import { sessionTokenOf } from './session-token-of.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site could have made a browser send: without our header (which no form and no simple
 * request can carry) or from another origin by the browser's own word. Bearer clients are not browsers' ambient authority.
 */
export const refuseForgery: RequestHandler = (request, response, next) => {
  if (SAFE_METHODS.has(request.method) || sessionTokenOf(request)?.from === 'bearer') return next();
  if (isFromOurSite(request) && request.get(CSRF_HEADER) !== undefined) return next();
  sendForgery(response);
};

/** For the one link that changes something, the log-out: a picture on another site may not point there. */
export const refuseOtherSites: RequestHandler = (request, response, next) => {
  if (isFromOurSite(request)) return next();
  sendForgery(response);
};

/** By the browser's own word; `none` is an address somebody has typed, and clients that are no browsers say nothing. */
function isFromOurSite(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}

const sendForgery = (response: Response) =>
  sendProblem(response, 403, problem('csrf', 'This request did not come from our site.'));
