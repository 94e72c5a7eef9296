import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** Whether friends have put money into a fund among the newest wishes of an own list; false until that is known. */
export function useHoldsContributions(wishListId: string): boolean {
  const { data } = useQuery({
    queryKey: ['getActiveWishList', wishListId, 'contributions'],
    queryFn: async () => {
      const answer = await callApi(wishlistsContract.getActiveWishlist, { body: { wishListId } });
      if (answer.status !== 200 || !('wishes' in answer.body)) return false;
      const { wishes, gifted } = answer.body;
      return [...wishes, ...gifted].some(({ contributed_amount: amount }) => amount !== null && amount > 0);
    },
  });
  return data ?? false;
}
