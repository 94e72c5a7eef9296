import type { Comment, Reply } from '@wishbow/contracts/comments';
import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { Badge } from '@wishbow/ui/badge';
import type { ReactNode } from 'react';
import { LinkedText } from './linked-text.tsx';
import classes from './said.module.css';
import { SaidActions } from './said-actions.tsx';
import { SayForm } from './say-form.tsx';
import { ownerIdOf, type ThreadThing } from './thread-thing.ts';
import { useDeleteComment } from './use-delete-comment.ts';
import { type Toggle, useToggle } from './use-toggle.ts';
import { useUpdateComment } from './use-update-comment.ts';

type SaidProps = {
  thing: ThreadThing;
  said: Comment | Reply;
  /** Opens the form of an answer; replies are not answered by themselves. */
  answer?: Toggle;
  /** What was answered. */
  children?: ReactNode;
};

/** What one person said, with what the viewer can do about it. */
export function Said({ thing, said, answer, children }: SaidProps) {
  const edit = useToggle();
  const { isDeleted, remove } = useDeleteComment(thing, said);
  if (isDeleted) return null;
  const name = said.user?.name ?? 'Deleted person';
  return (
    <li className={classes.said}>
      <Avatar name={name} src={said.user?.details.avatar ?? undefined} size={said.is_reply ? 's' : 'm'} />
      <div className={classes.words}>
        {edit.isOpen ? (
          <EditForm said={said} onClose={edit.close} />
        ) : (
          <div className={classes.bubble}>
            <Speaker said={said} isOwner={said.user_id !== null && said.user_id === ownerIdOf(thing)} />
            <LinkedText text={said.comment} />
          </div>
        )}
        <SaidActions said={said} name={name} answer={answer} edit={edit} onDelete={remove} />
        {children}
      </div>
    </li>
  );
}

function EditForm({ said, onClose }: { said: Comment | Reply; onClose: () => void }) {
  const { run, isPending } = useUpdateComment(said, onClose);
  return (
    <SayForm
      label={said.is_reply ? 'Edit your reply' : 'Edit your comment'}
      sendLabel={said.is_reply ? 'Save reply' : 'Save comment'}
      initialText={said.comment}
      isSending={isPending}
      onSend={run}
      onCancel={onClose}
    />
  );
}

function Speaker({ said: { user }, isOwner }: { said: Comment | Reply; isOwner: boolean }) {
  return (
    <div className={classes.speaker}>
      {user ? (
        <Link className={classes.name} to={hrefOf('profile', { username: user.username })}>
          {user.name}
        </Link>
      ) : (
        <span className={classes.name}>Deleted person</span>
      )}
      {isOwner && <Badge tone="brand">List owner</Badge>}
    </div>
  );
}
