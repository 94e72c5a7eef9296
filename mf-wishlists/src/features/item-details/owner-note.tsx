import type { WishOnPage } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import { EditableNote } from '../../shared/wishes/editable-note.tsx';
import { NoteText } from '../../shared/wishes/note-text.tsx';
import classes from './owner-note.module.css';

/** What the person who wishes for it has written beside it; they alone can write it anew. */
export function OwnerNote({ wish }: { wish: WishOnPage }) {
  const { user } = useSession();
  const note = wish.notes !== '' && (
    <figure className={classes.note}>
      <figcaption>Note from {wish.user.firstName}</figcaption>
      <blockquote>
        <NoteText text={wish.notes} />
      </blockquote>
    </figure>
  );
  return user?.id === wish.user_id ? <EditableNote wish={wish}>{note}</EditableNote> : note;
}
