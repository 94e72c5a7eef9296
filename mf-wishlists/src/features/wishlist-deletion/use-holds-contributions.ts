import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** Whether friends have put money into a fund on an own list; false until that is known. */
export function useHoldsContributions(wishListId: string): boolean {
  const { data } = useQuery({
    queryKey: ['getWishlistDeletion', wishListId],
    // It may have changed since the question was last asked.
    staleTime: 0,
    queryFn: async () => {
      const answer = await callApi(wishlistsContract.getWishlistDeletion, { params: { wishListId } });
      return answer.status === 200 && answer.body.holds_contributions;
    },
  });
  return data ?? false;
}
