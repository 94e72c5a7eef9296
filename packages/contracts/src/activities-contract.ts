import * as z from 'zod';
import { NonOrderActivity, OrderActivity } from './activities.ts';
import { defineEndpoint } from './endpoint.ts';
import { Problem } from './problem.ts';
import { Cursor, UserId } from './wire-types.ts';

const page = { userId: UserId.nullish(), cursor: Cursor.nullish() };

const responses = {
  200: z.object({
    nonOrderActivities: z.array(NonOrderActivity),
    orderActivities: z.array(OrderActivity),
    next_cursor: Cursor.nullable(),
  }),
  422: Problem,
};

/**
 * What people did lately, each list newest first, one page of both together by time. Whatever the caller may not see now
 * is left out, so that a page may be short or even empty while `next_cursor` says that more follows.
 */
export const activitiesContract = {
  /** Of the people the caller follows. Asked for again in the background, so it shows no spinner. */
  getRecentActivities: defineEndpoint({
    id: 'getRecentActivities',
    method: 'POST',
    path: '/api/getRecentActivities',
    service: 'social',
    audience: 'user',
    identity: ['userId'],
    quiet: true,
    /** `only` leaves one of the two lists empty, and the page to the other. */
    body: z.strictObject({ ...page, only: z.enum(['nonOrder', 'order']).nullish() }),
    responses,
  }),
  /** The caller's own. */
  getWallActivities: defineEndpoint({
    id: 'getWallActivities',
    method: 'POST',
    path: '/api/getWallActivities',
    service: 'social',
    audience: 'user',
    identity: ['userId'],
    quiet: true,
    body: z.strictObject(page),
    responses,
  }),
};
