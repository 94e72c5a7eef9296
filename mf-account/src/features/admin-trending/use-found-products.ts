import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { callApi, keepPreviousData, useQuery } from '@wishbow/platform';
import { useEffect, useState } from 'react';

const PAUSE_MS = 600;

/** Products for what is typed, once the typing rests. */
export function useFoundProducts(typed: string) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const search = useQuery({
    queryKey: ['searchItems', 'for themes', query],
    queryFn: async ({ signal }) => {
      const answer = await callApi(catalogContract.searchItems, { body: { query } }, { signal });
      return answer.status === 200 ? answer.body.results : [];
    },
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  return { products: query === '' ? [] : (search.data ?? []), isWaiting: typed.trim() !== query || search.isFetching };
}
