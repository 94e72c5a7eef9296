import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { CALENDAR_PATH, calendarContract } from '@wishbow/contracts/calendar-contract';
import { notFound } from '@wishbow/contracts/problem';
import type { UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import { sendProblem } from '@wishbow/http/problem-handler';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { type RequestHandler, Router } from 'express';
import type { CalendarFeedRepository } from './calendar-feed-repository.ts';
import { type CalendarEntry, calendarText } from './calendar-text.ts';

/** Programs look every few hours; somebody with several of them is still far below. */
const READING_LIMIT = { name: 'calendar', points: 60, windowMs: 60 * 60 * 1000 };

export interface CalendarRouteDeps {
  readonly feeds: CalendarFeedRepository;
  readonly limiter: RateLimiter;
  readonly showCalendar: (userId: UserId, now: Date) => Promise<CalendarEntry[] | undefined>;
  readonly now: () => Date;
}

/** The secret stands in the query: what is logged of a request leaves that out. */
const pathWith = (token: string | undefined) =>
  token === undefined ? null : `${CALENDAR_PATH}?${new URLSearchParams({ key: token })}`;

/** One's own calendar of birthdays and events: its address, and what is read there. */
export function calendarRoutes(deps: CalendarRouteDeps): Router {
  const { feeds } = deps;
  const router = Router();
  router.get(CALENDAR_PATH, readCalendar(deps));
  router.use(
    implement(calendarContract, {
      getCalendarFeed: async ({ viewer }) => ({
        status: 200,
        body: { path: pathWith(await feeds.findToken(viewer.userId)) },
      }),
      createCalendarFeed: async ({ viewer }) => ({
        status: 200,
        body: { path: pathWith(await feeds.renew(viewer.userId)) },
      }),
      revokeCalendarFeed: async ({ viewer }) => {
        await feeds.remove(viewer.userId);
        return { status: 200, body: {} };
      },
    }),
  );
  return router;
}

function readCalendar({ feeds, limiter, showCalendar, now }: CalendarRouteDeps): RequestHandler {
  return async (request, response) => {
    const { key } = request.query;
    const userId = typeof key === 'string' ? await feeds.findOwner(key) : undefined;
    if (!userId) return sendProblem(response, 404, notFound);
    const verdict = await limiter.consume(READING_LIMIT, userId);
    if (!verdict.isAllowed) {
      const { status, body } = refuseForNow(response, verdict.retryAfterMs);
      return sendProblem(response, status, body);
    }
    const entries = await showCalendar(userId, now());
    if (!entries) return sendProblem(response, 404, notFound);
    response.set('cache-control', 'private, no-store').type('text/calendar; charset=utf-8').attachment('wishbow.ics');
    response.send(calendarText(entries, now()));
  };
}
