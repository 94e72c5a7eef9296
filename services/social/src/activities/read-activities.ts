import {
  type Activity,
  type ActivityKind,
  NON_ORDER_ACTIVITY_KINDS,
  ORDER_ACTIVITY_KINDS,
} from '@wishbow/contracts/activities';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Cursors } from '@wishbow/service/paging/cursor';
import type { Place } from '@wishbow/service/paging/place';
import { readVisible, type VisiblePage } from '@wishbow/service/paging/read-visible';
import { type FollowedDeps, listFollowed } from '../relationships/list-followed.ts';
import type { ActivityRepository, StoredActivity } from './activity-repository.ts';
import type { FeedReaders } from './feed-readers.ts';
import type { ShowActivities } from './show-activities.ts';

export interface ReadActivitiesDeps extends FollowedDeps {
  readonly cursors: Cursors;
  readonly activities: ActivityRepository;
  readonly show: ShowActivities;
  readonly readers: FeedReaders;
}

export type ActivityPage = VisiblePage<Activity>;

const KINDS = {
  nonOrder: NON_ORDER_ACTIVITY_KINDS,
  order: ORDER_ACTIVITY_KINDS,
} as const satisfies Record<string, readonly ActivityKind[]>;

/** A screen and a half of entries. */
const PAGE = 20;

const pageOf = (
  { cursors, activities, show }: ReadActivitiesDeps,
  viewerId: UserId,
  { actorIds, kinds }: { readonly actorIds: readonly UserId[]; readonly kinds?: readonly ActivityKind[] | undefined },
  from: Place | undefined,
): Promise<ActivityPage> =>
  readVisible(
    {
      cursors,
      pageLength: PAGE,
      read: (page) => activities.listPage(actorIds, kinds, page),
      placeOf: ({ happenedAt, id }: StoredActivity) => ({ at: happenedAt, id }),
      show: (rows) => show(viewerId, rows),
    },
    from,
  );

/** What the people one follows did, as far as one may see it now. Whom one follows is asked anew for every page. */
export const getRecentActivities =
  (deps: ReadActivitiesDeps) =>
  async (viewerId: UserId, only: keyof typeof KINDS | undefined, from: Place | undefined): Promise<ActivityPage> => {
    const actorIds = await listFollowed(deps, viewerId);
    if (!from) deps.readers.note(viewerId, actorIds);
    return pageOf(deps, viewerId, { actorIds, kinds: only && KINDS[only] }, from);
  };

/** What one did oneself, private gifts too; what one may not see any more is not told here either. */
export const getWallActivities =
  (deps: ReadActivitiesDeps) =>
  (viewerId: UserId, from: Place | undefined): Promise<ActivityPage> =>
    pageOf(deps, viewerId, { actorIds: [viewerId] }, from);
