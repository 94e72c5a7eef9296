import { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { PersonSummary } from '@wishbow/contracts/people';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { callApi, keepPreviousData, useQuery } from '@wishbow/platform';
import { useEffect, useState } from 'react';

/** Specification section 9: a search runs once the typing has paused. */
const PAUSE_MS = 600;

/** Whom one follows, or who is found by what is typed; never oneself. */
export function usePeopleToChoose(me: PersonSummary, typed: string) {
  const query = usePausedText(typed.trim());
  const people = useQuery({
    queryKey: query === '' ? ['getRelationships', me.username, 'followed'] : ['searchUsers', query],
    queryFn: ({ signal }) => (query === '' ? listFollowed(me.username, signal) : search(query, signal)),
    placeholderData: keepPreviousData,
  });
  const found = people.data?.filter(({ id }) => id !== me.id);
  return { ...people, found, query };
}

async function listFollowed(username: string, signal: AbortSignal): Promise<PersonSummary[]> {
  const answer = await callApi(relationshipsContract.getRelationships, { body: { username } }, { signal });
  if (answer.status !== 200) return [];
  return answer.body.following.filter(({ approved }) => approved).map(({ followed_user }) => followed_user);
}

const search = async (query: string, signal: AbortSignal): Promise<PersonSummary[]> =>
  (await callApi(accountsContract.searchUsers, { body: { query } }, { signal })).body.users;

function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
