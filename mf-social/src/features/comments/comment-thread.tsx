import { failureText, useSession } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { Button } from '@wishbow/ui/button';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { CommentRow } from './comment-row.tsx';
import { CommentSkeletons } from './comment-skeletons.tsx';
import classes from './comment-thread.module.css';
import { SayForm } from './say-form.tsx';
import type { ThreadThing } from './thread-thing.ts';
import { useAddComment } from './use-add-comment.ts';
import { useComments } from './use-comments.ts';

/** What people say of a wish or a product, and where to say something. */
export default function CommentThread(thing: ThreadThing) {
  const { query, comments, count, isHidden } = useComments(thing);
  const headingId = useId();
  if (isHidden) return null;
  const isEmpty = query.data !== undefined && comments.length === 0 && !query.hasNextPage;
  return (
    <section className={classes.thread} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        Comments {count !== undefined && <span className={classes.count}>{count}</span>}
      </h2>
      <NewComment thing={thing} />
      {query.isPending && <CommentSkeletons />}
      {query.isLoadingError && (
        <ErrorPanel
          title="The comments could not be loaded"
          text={failureText(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {isEmpty && <p className={classes.empty}>No comments yet. Say something kind, or ask which size.</p>}
      {comments.length > 0 && (
        <ul className={classes.comments} aria-label="Comments">
          {comments.map((comment) => (
            <CommentRow key={comment.id} thing={thing} comment={comment} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="quiet"
          size="small"
          icon={<ChevronDown />}
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          View more comments
        </Button>
      )}
      {query.isFetchNextPageError && <p role="alert">More comments could not be loaded. Please try again.</p>}
    </section>
  );
}

function NewComment({ thing }: { thing: ThreadThing }) {
  const { user } = useSession();
  const [saidCount, setSaidCount] = useState(0);
  const { run, isPending } = useAddComment(thing, () => setSaidCount((count) => count + 1));
  return (
    <div className={classes.new}>
      {user && <Avatar name={user.name} src={user.details.avatar ?? undefined} />}
      <SayForm
        saidCount={saidCount}
        label="Write a comment"
        sendLabel="Post comment"
        isSending={isPending}
        onSend={run}
      />
    </div>
  );
}
