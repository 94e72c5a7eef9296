import type { Comment, Reply } from '@wishbow/contracts/comments';
import { openModal } from '@wishbow/platform';
import { CardAction } from '@wishbow/ui/card-action';
import { LikeButton } from '@wishbow/ui/like-button';
import { Users } from 'lucide-react';
import { useLikeComment } from './use-like-comment.ts';

/** The heart under what somebody said, and the way to everybody who likes it. */
export function LikeSaid({ said, name }: { said: Comment | Reply; name: string }) {
  const { isLiked, count, setLiked } = useLikeComment(said);
  const what = said.is_reply ? 'reply' : 'comment';
  return (
    <>
      <LikeButton count={count} isLiked={isLiked} onChange={setLiked} of={`${what} of ${name}`} />
      {count > 0 && (
        <CardAction
          label={`See who likes the ${what} of ${name}`}
          icon={<Users />}
          onClick={() => void openModal('social.likes', { commentId: said.id })}
        />
      )}
    </>
  );
}
