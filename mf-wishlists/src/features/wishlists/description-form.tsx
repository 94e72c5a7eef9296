import { codePointCount, LONGEST_DESCRIPTION, lengthFault } from '@wishbow/domain/text-length';
import { Button } from '@wishbow/ui/button';
import { TextArea } from '@wishbow/ui/text-area';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { focusAtEnd } from '../../shared/focus-at-end.ts';
import classes from './description-in-place.module.css';
import { useUpdateDescription } from './use-update-description.ts';

type DescriptionFormProps = {
  wishlistId: string;
  stored: string;
  /** Called when the text is stored, or was given up. */
  onDone: () => void;
};

/** Counts in code points like the server. Escape gives up; a failure keeps what was typed. */
export function DescriptionForm({ wishlistId, stored, onDone }: DescriptionFormProps) {
  const [text, setText] = useState(stored);
  const { mutate, isPending } = useUpdateDescription(wishlistId, onDone);
  const fault = lengthFault(text, LONGEST_DESCRIPTION);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text === stored) onDone();
    else if (!fault) mutate(text);
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };

  return (
    <form className={classes.write} onSubmit={submit}>
      <TextArea
        label="Description"
        isLabelHidden
        value={text}
        onValueChange={setText}
        onKeyDown={giveUp}
        hint={`${codePointCount(text)} of ${LONGEST_DESCRIPTION} characters`}
        error={fault}
        ref={focusAtEnd}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="small" isLoading={isPending}>
          Save description
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
