import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { callApi, queryClient, useLive, useQuery } from '@wishbow/platform';

/** Who follows a person, whom they follow, and who asks; undefined data where that is not for the viewer. */
export function useRelationships(username: string) {
  const queryKey = ['getRelationships', username];
  useLive('relationships', () => void queryClient.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    queryFn: async () => {
      const answer = await callApi(relationshipsContract.getRelationships, { body: { username } });
      return answer.status === 200 ? answer.body : null;
    },
  });
}
