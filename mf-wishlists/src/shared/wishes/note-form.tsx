import type { Wish } from '@wishbow/contracts/wishes';
import { LONGEST_NOTE } from '@wishbow/domain/wish-limits';
import { Button } from '@wishbow/ui/button';
import { TextArea } from '@wishbow/ui/text-area';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { focusAtEnd } from '../focus-at-end.ts';
import classes from './note-form.module.css';
import { useChangeNotes } from './use-change-notes.ts';

type NoteFormProps = { wish: Pick<Wish, 'id' | 'wish_list_id' | 'notes'>; onDone: () => void };

/** The note of an own wish as it is being written. Escape leaves it as it was. */
export function NoteForm({ wish, onDone }: NoteFormProps) {
  const [notes, setNotes] = useState(wish.notes);
  const { mutate, isPending } = useChangeNotes(wish, onDone);
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(notes);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };
  return (
    <form className={classes.form} onSubmit={save} onKeyDown={leave}>
      <TextArea
        label="Note"
        hint="Size, color, or why you would love it. A #hashtag leads to what else carries it."
        value={notes}
        onValueChange={setNotes}
        maxLength={LONGEST_NOTE}
        dir="auto"
        ref={focusAtEnd}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="small" isLoading={isPending}>
          Save note
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
