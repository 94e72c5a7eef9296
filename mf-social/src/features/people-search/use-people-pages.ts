import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { callApi, useInfiniteQuery } from '@wishbow/platform';
import { usePaused } from './use-people-search.ts';

/** Everybody found for what is typed, page by page; nothing is asked for an empty query. */
export function usePeoplePages(typed: string) {
  const query = usePaused(typed.trim());
  const search = useInfiniteQuery({
    queryKey: ['searchUsers', 'pages', query],
    queryFn: async ({ pageParam, signal }) =>
      (await callApi(accountsContract.searchUsers, { body: { query, cursor: pageParam || null } }, { signal })).body,
    enabled: query !== '',
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const people = query === '' ? [] : (search.data?.pages.flatMap(({ users }) => users) ?? []);
  const isWaiting = typed.trim() !== query || (search.isFetching && !search.isFetchingNextPage);
  return { search, people, query, isWaiting };
}
