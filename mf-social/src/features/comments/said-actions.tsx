import type { Comment, Reply } from '@wishbow/contracts/comments';
import { formatAgo } from '@wishbow/domain/relative-time';
import { openModal, useSession } from '@wishbow/platform';
import { LikeSaid } from './like-said.tsx';
import classes from './said.module.css';
import type { Toggle } from './use-toggle.ts';

type SaidActionsProps = {
  said: Comment | Reply;
  /** Who said it. */
  name: string;
  answer: Toggle | undefined;
  edit: Toggle;
  onDelete: () => void;
};

/** What can be done about what somebody said, and when it was. Edit and Delete are its author's alone, Report is for others. */
export function SaidActions({ said, name, answer, edit, onDelete }: SaidActionsProps) {
  const { user: viewer } = useSession();
  const report = () => void openModal('social.report', { kind: 'comment', id: said.id, name });
  return (
    <div className={classes.acts}>
      <LikeSaid said={said} name={name} />
      {answer && (
        <button type="button" className={classes.act} aria-label={`Reply to ${name}`} {...answer.button}>
          Reply
        </button>
      )}
      {viewer !== null && viewer.id === said.user_id && (
        <>
          <button type="button" className={classes.act} {...edit.button}>
            Edit
          </button>
          <button type="button" className={classes.act} onClick={onDelete}>
            Delete
          </button>
        </>
      )}
      {viewer !== null && said.user !== null && viewer.id !== said.user_id && (
        <button type="button" className={classes.act} aria-label={`Report what ${name} said`} onClick={report}>
          Report
        </button>
      )}
      <span className={classes.when}>
        <time dateTime={said.created_at}>{formatAgo(new Date(said.created_at), new Date())}</time>
        {said.edited && ' · edited'}
      </span>
    </div>
  );
}
