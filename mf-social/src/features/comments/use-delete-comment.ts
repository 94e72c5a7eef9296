import type { Comment, Reply } from '@wishbow/contracts/comments';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { callApi, queryClient, showToast, skipToken, tellFailure, useQuery } from '@wishbow/platform';
import { changeComment, changeReply, refreshComments, tellCounts } from './comment-cache.ts';
import { deleteLater } from './delete-later.ts';
import { itemOf, type ThreadThing } from './thread-thing.ts';

/** Takes back what one has said, with everything that was answered to it. It is gone at once, and can be had back for some seconds. */
export function useDeleteComment(thing: ThreadThing, said: Comment | Reply) {
  const queryKey = ['deleting', said.id];
  const { data: isDeleted = false } = useQuery<boolean>({ queryKey, queryFn: skipToken });
  const show = (isShown: boolean) => void queryClient.setQueryData(queryKey, !isShown);
  const remove = () => {
    show(false);
    deleteLater({
      id: said.id,
      text: said.is_reply ? 'Reply deleted' : 'Comment deleted',
      undo: () => show(true),
      send: () => void sendDeletion(thing, said, () => show(true)),
    });
  };
  return { isDeleted, remove };
}

async function sendDeletion(thing: ThreadThing, said: Comment | Reply, onRefused: () => void): Promise<void> {
  const { id } = said;
  const sending = said.is_reply
    ? callApi(commentsContract.deleteReply, { body: { reply: { id } } })
    : callApi(commentsContract.deleteComment, { body: { comment: { id } } });
  await sending.then(
    (answer) => {
      if (answer.status === 403) {
        onRefused();
        return showToast(answer.body.message, { tone: 'error' });
      }
      if (said.is_reply) changeReply(said, () => []);
      else changeComment(id, () => []);
      if (answer.status === 200) tellCounts(itemOf(thing), answer.body);
      refreshComments();
    },
    (failure) => {
      onRefused();
      tellFailure(failure);
    },
  );
}
