import type { Comment, Reply } from '@wishbow/contracts/comments';
import { likesContract } from '@wishbow/contracts/likes-contract';
import { queryClient, useLike } from '@wishbow/platform';

/** Likes a comment or a reply, at once. */
export const useLikeComment = ({ id, liked, like_count }: Comment | Reply) =>
  useLike(
    { id, isLiked: liked, count: like_count },
    likesContract.likeComment,
    (isLiked) => ({ body: { comment: { id, increment: isLiked ? 1 : -1 } } }),
    () => void queryClient.invalidateQueries({ queryKey: ['getItemLikes'] }),
  );
