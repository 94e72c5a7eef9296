import { commentsContract } from '@wishbow/contracts/comments-contract';
import { useSignedInChange } from '@wishbow/platform';
import { refreshComments, showPosted, tellCounts } from './comment-cache.ts';
import { itemOf, type ThreadThing } from './thread-thing.ts';

/** Says something of a wish or a product; a visitor signs in first. */
export function useAddComment(thing: ThreadThing, onAdded: () => void) {
  const item = itemOf(thing);
  return useSignedInChange(
    commentsContract.addComment,
    (comment: string) => ({ body: { item: { ...item, comment } } }),
    {
      onSuccess: (added) => {
        showPosted(item, added.comment);
        tellCounts(item, added);
        refreshComments();
        onAdded();
      },
    },
  );
}
