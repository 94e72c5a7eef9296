import { callApi, useQuery } from '@wishbow/platform';
import { LikeButton } from '@wishbow/ui/like-button';
import { useLikeItem } from '../../shared/likes/use-like-item.ts';

type Product = { productId: string; title: string };

/** The heart of a product that is nobody's wish yet. Absent until it is known how many like it. */
export function LikeProduct({ productId, title }: Product) {
  const { data } = useProductLikes(productId);
  return data ? <KnownLikes key={productId} productId={productId} title={title} {...data} /> : null;
}

function KnownLikes({ productId, title, ...told }: Product & { isLiked: boolean; count: number }) {
  const { isLiked, count, setLiked } = useLikeItem({ product_id: productId }, told);
  return <LikeButton count={count} isLiked={isLiked} onChange={setLiked} of={title} />;
}

/** Null where nobody can say. */
const useProductLikes = (productId: string) =>
  useQuery({
    queryKey: ['getItemLikes', 'count', productId],
    queryFn: async () => {
      const { likesContract } = await import('@wishbow/contracts/likes-contract');
      const answer = await callApi(likesContract.getItemLikes, { body: { item: { product_id: productId } } });
      return answer.status === 200 ? { isLiked: answer.body.liked, count: answer.body.like_count } : null;
    },
  });
