import type { Activity, NonOrderActivity, OrderActivity } from '@wishbow/contracts/activities';
import { activitiesContract } from '@wishbow/contracts/activities-contract';
import { implement } from '@wishbow/http/implement';
import { fromCursor } from '@wishbow/service/paging/from-cursor';
import type { Router } from 'express';
import {
  type ActivityPage,
  getRecentActivities,
  getWallActivities,
  type ReadActivitiesDeps,
} from './read-activities.ts';

const isOfOrder = (activity: Activity): activity is OrderActivity =>
  activity.kind === 'wish_gifted' || activity.kind === 'fund_contributed';
const isOfNoOrder = (activity: Activity): activity is NonOrderActivity => !isOfOrder(activity);

const pageReply = ({ shown, nextCursor }: ActivityPage) => ({
  status: 200 as const,
  body: {
    nonOrderActivities: shown.filter(isOfNoOrder),
    orderActivities: shown.filter(isOfOrder),
    next_cursor: nextCursor,
  },
});

/** The live feed and the wall. */
export function activityRoutes(deps: ReadActivitiesDeps): Router {
  const paged = fromCursor(deps.cursors);
  const recent = getRecentActivities(deps);
  const wall = getWallActivities(deps);

  return implement(activitiesContract, {
    getRecentActivities: ({ body, viewer }) =>
      paged(body, async (from) => pageReply(await recent(viewer.userId, body.only ?? undefined, from))),
    getWallActivities: ({ body, viewer }) => paged(body, async (from) => pageReply(await wall(viewer.userId, from))),
  });
}
