import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import { callApi, useQuery, useSession } from '@wishbow/platform';
import { useWishlistNews } from '../../shared/wishlists/use-wishlist-news.ts';

export const ownGiftsKey = (wishId: string) => ['listOwnGifts', wishId];

/** What the viewer has given of a wish; nothing for visitors. */
export function useOwnGifts(wishId: string) {
  const { user } = useSession();
  useWishlistNews(ownGiftsKey(wishId));
  return useQuery({
    queryKey: ownGiftsKey(wishId),
    queryFn: async ({ signal }) => {
      const { body } = await callApi(customGiftsContract.listOwnGifts, { body: { wish: { id: wishId } } }, { signal });
      return body;
    },
    enabled: user !== undefined,
  });
}
