import type { AnswerOf } from '@wishbow/contracts/endpoint';
import { likesContract } from '@wishbow/contracts/likes-contract';
import type { ModalProps } from '@wishbow/contracts/modals';
import { callApi, useInfiniteQuery } from '@wishbow/platform';

/** A wish, a product or a comment. */
export type LikedThing = ModalProps<'social.likes'>;

/** Who likes something, newest first, page by page. A page is null where there is no such thing (any more) for this viewer. */
export function useLikers(liked: LikedThing) {
  return useInfiniteQuery({
    queryKey: ['getItemLikes', 'pages', liked],
    queryFn: async ({ pageParam }) => {
      const answer = await askFor(liked, pageParam || null);
      return answer.status === 200 ? answer.body : null;
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page?.has_more ? page.likes.at(-1)?.id : undefined),
  });
}

type LikersAnswer = AnswerOf<typeof likesContract.getItemLikes>;

function askFor(liked: LikedThing, before: string | null): Promise<LikersAnswer> {
  if ('commentId' in liked)
    return callApi(likesContract.getCommentLikes, { body: { comment: { id: liked.commentId }, before } });
  const item = 'wishId' in liked ? { wish_id: liked.wishId } : { product_id: liked.productId };
  return callApi(likesContract.getItemLikes, { body: { item, before } });
}
