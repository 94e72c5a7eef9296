import type { Activity } from '@wishbow/contracts/activities';
import { activitiesContract } from '@wishbow/contracts/activities-contract';
import {
  callApi,
  pollEvery,
  queryClient,
  useBrowserEvent,
  useInfiniteQuery,
  useLive,
  useQuery,
} from '@wishbow/platform';
import { mergedActivities } from './group-activities.ts';

/** Everything, or one of the two lists. */
export type Shown = 'everything' | 'nonOrder' | 'order';

export type ActivityPage = { activities: Activity[]; nextCursor: string | null };

const KEY = 'getRecentActivities';
const pagesKey = (shown: Shown) => [KEY, 'pages', shown];
const newestKey = (shown: Shown) => [KEY, 'newest', shown];

/** Live events tell at once; this is the fallback where they cannot. */
const POLL_MS = 60_000;

async function fetchPage(shown: Shown, cursor: string | null): Promise<ActivityPage> {
  const only = shown === 'everything' ? null : shown;
  const answer = await callApi(activitiesContract.getRecentActivities, { body: { only, cursor } });
  if (answer.status !== 200) throw new Error('a cursor of the feed was refused');
  return { activities: mergedActivities(answer.body), nextCursor: answer.body.next_cursor };
}

/** Whom one follows has changed: what was read may not be there any more. */
const forgetPages = () => void queryClient.invalidateQueries({ queryKey: [KEY] });

/** The newest page of the feed, kept fresh. */
export function useNewestActivities(shown: Shown, isWanted = true) {
  useLive('feed', () => void queryClient.invalidateQueries({ queryKey: [KEY, 'newest'] }));
  useLive('relationships', forgetPages);
  useBrowserEvent('social:follow-changed', forgetPages);
  return useQuery({
    queryKey: newestKey(shown),
    queryFn: () => fetchPage(shown, null),
    refetchInterval: pollEvery(POLL_MS),
    enabled: isWanted,
  });
}

/** The feed page by page. What happens meanwhile waits in `fresh` until `showFresh`: nothing jumps in. */
export function useRecentActivities(shown: Shown) {
  const query = useInfiniteQuery({
    queryKey: pagesKey(shown),
    queryFn: async ({ pageParam }) => {
      const page = await fetchPage(shown, pageParam || null);
      // What was just read need not be asked for again to know what is new.
      if (!pageParam) queryClient.setQueryData(newestKey(shown), page);
      return page;
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const newest = useNewestActivities(shown, query.isSuccess);
  const activities = query.data?.pages.flatMap((page) => page.activities) ?? [];
  const showFresh = () => {
    if (newest.data) queryClient.setQueryData(pagesKey(shown), { pages: [newest.data], pageParams: [''] });
  };
  return { query, activities, fresh: query.data ? newOnes(newest.data, activities) : [], showFresh };
}

function newOnes(newest: ActivityPage | undefined, shown: readonly Activity[]): Activity[] {
  const shownIds = new Set(shown.map(({ id }) => id));
  const since = shown[0]?.created_at ?? '';
  return newest?.activities.filter(({ id, created_at }) => created_at >= since && !shownIds.has(id)) ?? [];
}

/** What one did oneself, page by page. */
export function useWallActivities() {
  return useInfiniteQuery({
    queryKey: ['getWallActivities'],
    queryFn: async ({ pageParam }): Promise<ActivityPage> => {
      const answer = await callApi(activitiesContract.getWallActivities, { body: { cursor: pageParam || null } });
      if (answer.status !== 200) throw new Error('a cursor of the wall was refused');
      return { activities: mergedActivities(answer.body), nextCursor: answer.body.next_cursor };
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}
