import { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { PersonSummary } from '@wishbow/contracts/people';
import { callApi, keepPreviousData, useQuery } from '@wishbow/platform';
import { useEffect, useState } from 'react';

/** Specification section 9: a search runs once the typing has paused. */
const PAUSE_MS = 600;

/** Always the same one: a list that is another one is drawn again. */
const NOBODY: PersonSummary[] = [];

/** People for what is typed; nothing is asked for an empty query. */
export function usePeopleSearch(typed: string) {
  const query = usePaused(typed.trim());
  const search = useQuery({
    queryKey: ['searchUsers', query],
    queryFn: async ({ signal }) =>
      (await callApi(accountsContract.searchUsers, { body: { query } }, { signal })).body.users,
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const isWaiting = typed.trim() !== query || search.isFetching;
  return { ...search, people: query === '' ? NOBODY : (search.data ?? NOBODY), query, isWaiting };
}

/** A text once nothing was typed for a while. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
