import type { Wish } from '@wishbow/contracts/wishes';
import { Button } from '@wishbow/ui/button';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import classes from './note-form.module.css';
import { NoteForm } from './note-form.tsx';

type EditableNoteProps = {
  wish: Wish;
  /** The note as others read it; nothing while there is none. */
  children: ReactNode;
};

/** The note of an own wish, written in place. */
export function EditableNote({ wish, children }: EditableNoteProps) {
  const [isWriting, setIsWriting] = useState(false);
  if (isWriting) return <NoteForm wish={wish} onDone={() => setIsWriting(false)} />;
  return (
    <div className={classes.note}>
      {children}
      <Button variant="quiet" size="small" icon={<Pencil />} onClick={() => setIsWriting(true)}>
        {wish.notes === '' ? 'Add a note' : 'Edit note'}
      </Button>
    </div>
  );
}
