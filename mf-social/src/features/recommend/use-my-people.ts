import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** Who follows oneself, and whom one follows. */
export function useMyPeople(username: string) {
  return useQuery({
    queryKey: ['getRelationships', username, 'people'],
    queryFn: async () => {
      const answer = await callApi(relationshipsContract.getRelationships, { body: { username } });
      if (answer.status !== 200) return { followers: [], following: [] };
      const { followers, following } = answer.body;
      return {
        followers: followers.map(({ follower_user }) => follower_user),
        following: following.map(({ followed_user }) => followed_user),
      };
    },
  });
}
