import { problem } from '@wishbow/contracts/problem';
import { VIEWER_HEADER } from '@wishbow/contracts/viewer-header';
import { viewerOf } from '@wishbow/http/implement';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { RequestHandler } from 'express';

/**
 * Refuses calls of a page that shows somebody else than who is signed in by now (RELIABILITY.md row 89): what one person
 * has typed must not go into another's account. A session that has ended is told as such; clients without a page send none.
 */
export const refuseOtherPerson: RequestHandler = (request, response, next) => {
  const shownUserId = request.get(VIEWER_HEADER);
  const { userId } = viewerOf(response);
  const agrees = shownUserId === undefined || userId === undefined || shownUserId === userId;
  if (agrees) return next();
  sendProblem(response, 403, problem('identity_mismatch', shownUserId === '' ? SIGNED_IN_BY_NOW : SOMEBODY_ELSE));
};

/** Told to a page that was drawn for a visitor: before they signed in elsewhere, or while nobody could tell who they are. */
const SIGNED_IN_BY_NOW = 'You are logged in by now. Please reload the page.';
const SOMEBODY_ELSE = 'Somebody else has logged in in this browser.';
