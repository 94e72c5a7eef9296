import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { callApi, keepPreviousData, useQuery } from '@wishbow/platform';
import { useEffect, useState } from 'react';

/** Specification section 9: addresses are looked up once the typing has paused. */
const PAUSE_MS = 500;
/** A number and the first letters of a street. */
const SHORTEST = 4;

/** Addresses that begin as typed, those of `state` first. */
export function useAddressSuggestions(typed: string, state: string) {
  const search = useAfterPause(typed.trim());
  const isLongEnough = search.length >= SHORTEST;
  const lookup = useQuery({
    queryKey: ['suggestAddresses', search, state],
    queryFn: async ({ signal }) => {
      const body = { search, ...(state && { state }) };
      return (await callApi(accountsContract.suggestAddresses, { body }, { signal })).body.suggestions;
    },
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  return {
    suggestions: isLongEnough ? (lookup.data ?? []) : [],
    isWaiting: typed.trim() !== search || lookup.isFetching,
  };
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
