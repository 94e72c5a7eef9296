import { queryClient, useLike } from '@wishbow/platform';

/** A wish, or a product that is nobody's wish yet. */
export type LikedItem = { wish_id: string } | { product_id: string };

type ToldLikes = { isLiked: boolean; count: number };

/** Likes a wish or a product, at once and wherever it stands on the page. */
export function useLikeItem(item: LikedItem, told: ToldLikes) {
  const id = 'wish_id' in item ? item.wish_id : item.product_id;
  return useLike(
    { id, ...told },
    async () => (await import('@wishbow/contracts/likes-contract')).likesContract.likeItem,
    (liked) => ({ body: { item: { ...item, liked } } }),
    () => void queryClient.invalidateQueries({ queryKey: ['getItemLikes'] }),
  );
}
