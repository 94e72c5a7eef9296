import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { callApi, queryClient, useLive, useQuery } from '@wishbow/platform';

/** A profile as this viewer may see it; null when nobody is there. */
export function useViewedUser(username: string) {
  const query = viewedUserQuery(username);
  useLive('relationships', () => void queryClient.invalidateQueries({ queryKey: query.queryKey }));
  return useQuery(query);
}

/** What `useViewedUser` asks. */
export const viewedUserQuery = (username: string) => ({
  queryKey: ['getViewedUser', username],
  queryFn: async () => {
    const answer = await callApi(profilesContract.getViewedUser, { body: { username } });
    return answer.status === 200 ? answer.body.user : null;
  },
});
