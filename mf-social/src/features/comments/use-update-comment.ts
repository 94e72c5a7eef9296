import type { Comment, Reply } from '@wishbow/contracts/comments';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { useSignedInChange } from '@wishbow/platform';
import { changeComment, changeReply } from './comment-cache.ts';

/** Says what one has said in other words. */
export function useUpdateComment(said: Comment | Reply, onUpdated: () => void) {
  const { id } = said;
  return useSignedInChange(
    commentsContract.updateComment,
    (comment: string) => ({ body: { comment: { id, comment } } }),
    {
      onSuccess: (updated) => {
        const { comment, edited } = updated.comment;
        if (said.is_reply) changeReply(said, (reply) => [{ ...reply, comment, edited }]);
        else changeComment(id, (told) => [{ ...told, comment, edited }]);
        onUpdated();
      },
    },
  );
}
