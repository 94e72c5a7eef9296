import { notificationsContract } from '@wishbow/contracts/social-contract';
import { callApi, pollEvery, queryClient, useInfiniteQuery, useLive, useQuery } from '@wishbow/platform';

const BELL_KEY = ['refreshNotifications'];
const PAGES_KEY = ['getNotifications'];

/** Live events tell at once; this is the fallback where they cannot (specification section 9). */
const POLL_MS = 60_000;

/** The newest notifications and the unviewed count, kept fresh while the person is signed in. */
export function useBell() {
  useLive('notifications', refreshNotifications);
  return useQuery({
    queryKey: BELL_KEY,
    queryFn: async () => (await callApi(notificationsContract.refreshNotifications, { body: {} })).body,
    refetchInterval: pollEvery(POLL_MS),
  });
}

/** All notifications, page by page. */
export function useNotificationPages() {
  useLive('notifications', refreshNotifications);
  return useInfiniteQuery({
    queryKey: PAGES_KEY,
    queryFn: async ({ pageParam }) => {
      const body = pageParam ? { before: pageParam } : {};
      return (await callApi(notificationsContract.getNotifications, { body })).body;
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.has_more ? page.notifications.at(-1)?.id : undefined),
  });
}

export function refreshNotifications(): void {
  void queryClient.invalidateQueries({ queryKey: BELL_KEY });
  void queryClient.invalidateQueries({ queryKey: PAGES_KEY });
}
