import type { Me } from '@wishbow/contracts/people';
import type { Route } from '@wishbow/contracts/routes';
import type { UserId } from '@wishbow/contracts/wire-types';
import { requestIdOf } from '@wishbow/http/implement';
import type { Request, Response } from 'express';
import { rememberMe } from '../profiles/remember-me.ts';
import type { FindSession } from '../session/session-finder.ts';
import { sessionTokenOf } from '../session/session-token-of.ts';
import type { ReportFailure } from './failure-page.ts';

/** Whom a page is for; null for a visitor. */
export type FindPageUser = (request: Request, response: Response, route: Route) => Promise<Me | null>;

/**
 * Whoever was here within the last minute is shown as they were then while accounts are away. Beyond that, a page that is for
 * everybody is shown to a visitor while it cannot be found out who is asking.
 * @throws for the other pages: to send somebody to sign in, or away from there, we must know who they are.
 */
export function pageUser(
  findSession: FindSession,
  composeMe: (userId: UserId) => Promise<Me | undefined>,
  report: ReportFailure,
): FindPageUser {
  const findMe = rememberMe(composeMe);
  return async (request, response, route) => {
    const presented = sessionTokenOf(request);
    if (!presented) return null;
    try {
      const viewer = await findSession(presented.token);
      return (viewer?.userId && (await findMe(viewer.userId))) || null;
    } catch (error) {
      if (route.audience !== 'all') throw error;
      report(error, requestIdOf(response));
      return null;
    }
  };
}
