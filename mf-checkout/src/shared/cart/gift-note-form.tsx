import { Button } from '@wishbow/ui/button';
import { TextArea } from '@wishbow/ui/text-area';
import { type FormEvent, useState } from 'react';
import { LONGEST_GIFT_NOTE } from '../gift-note.ts';
import classes from './parcel-notes.module.css';

type NoteFormProps = { message: string; isPending: boolean; onSave: (message: string) => void; onCancel: () => void };

/** The note, while it is written. */
export function GiftNoteForm({ message, isPending, onSave, onCancel }: NoteFormProps) {
  const [text, setText] = useState(message);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSave(text.trim());
  };
  return (
    <form className={classes.form} onSubmit={save}>
      <TextArea label="Your note" autoFocus maxLength={LONGEST_GIFT_NOTE} value={text} onValueChange={setText} />
      <div className={classes.buttons}>
        <Button type="submit" size="small" isLoading={isPending}>
          Save note
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
