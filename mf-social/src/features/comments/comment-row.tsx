import type { Comment } from '@wishbow/contracts/comments';
import { Button } from '@wishbow/ui/button';
import classes from './comment-row.module.css';
import { Said } from './said.tsx';
import { SayForm } from './say-form.tsx';
import type { ThreadThing } from './thread-thing.ts';
import { useAddReply } from './use-add-reply.ts';
import { useMoreReplies } from './use-more-replies.ts';
import { useToggle } from './use-toggle.ts';

/** A comment with what was answered to it. */
export function CommentRow({ thing, comment }: { thing: ThreadThing; comment: Comment }) {
  const answer = useToggle();
  const { run, isPending } = useAddReply(thing, comment, answer.close);
  const { replies, hasMore, isLoading, isError, showMore } = useMoreReplies(comment);
  const name = comment.user?.name ?? 'Deleted person';
  return (
    <Said thing={thing} said={comment} answer={answer}>
      {(replies.length > 0 || hasMore) && (
        <ul className={classes.replies} aria-label={`Replies to ${name}`}>
          {replies.map((reply) => (
            <Said key={reply.id} thing={thing} said={reply} />
          ))}
          {hasMore && (
            <li>
              <Button variant="quiet" size="small" isLoading={isLoading} onClick={showMore}>
                {isError ? 'Replies could not be loaded. Try again' : 'View more replies'}
              </Button>
            </li>
          )}
        </ul>
      )}
      {answer.isOpen && (
        <div className={classes.answer}>
          <SayForm
            label={`Reply to ${name}`}
            sendLabel="Send reply"
            isSending={isPending}
            onSend={run}
            onCancel={answer.close}
          />
        </div>
      )}
    </Said>
  );
}
