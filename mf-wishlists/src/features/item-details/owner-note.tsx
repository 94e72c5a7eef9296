import type { WishOnPage } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import { Skeleton } from '@wishbow/ui/skeleton';
import { lazy, Suspense } from 'react';
import { NoteText } from '../../shared/wishes/note-text.tsx';
import classes from './owner-note.module.css';

/** Only the owner writes; everybody else does without the form. */
const EditableNote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "editable-note" */ '../../shared/wishes/editable-note.tsx')).EditableNote,
}));

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
  if (user?.id !== wish.user_id) return note;
  return (
    <Suspense
      fallback={
        <div className={classes.coming}>
          {note}
          <Skeleton shape="box" width="128px" height="36px" />
        </div>
      }
    >
      <EditableNote wish={wish}>{note}</EditableNote>
    </Suspense>
  );
}
