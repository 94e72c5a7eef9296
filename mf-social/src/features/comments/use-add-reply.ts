import type { Comment } from '@wishbow/contracts/comments';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { useSignedInChange } from '@wishbow/platform';
import { changeComment, tellCounts } from './comment-cache.ts';
import { itemOf, type ThreadThing } from './thread-thing.ts';

/** Answers a comment; a visitor signs in first. The answer shows below those that are read already. */
export function useAddReply(thing: ThreadThing, { id }: Comment, onAdded: () => void) {
  return useSignedInChange(commentsContract.addReply, (comment: string) => ({ body: { comment: { id, comment } } }), {
    onSuccess: (added) => {
      changeComment(id, (comment) => [
        { ...comment, replies: [...comment.replies, added.reply], reply_count: comment.reply_count + 1 },
      ]);
      tellCounts(itemOf(thing), added);
      onAdded();
    },
  });
}
