import { LONGEST_COMMENT } from '@wishbow/domain/comment-limits';
import { Button } from '@wishbow/ui/button';
import { IconButton } from '@wishbow/ui/icon-button';
import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import classes from './say-form.module.css';

type SayFormProps = {
  /** What is written here; the name of the field and the words in it while it is empty. */
  label: string;
  /** The name of the button that sends it. */
  sendLabel: string;
  /** What stands there already. Default: nothing. */
  initialText?: string;
  isSending: boolean;
  /** Grows whenever a text has been said: then the field is empty again. */
  saidCount?: number;
  onSend: (text: string) => void;
  /** For forms that were opened on demand: they take the focus, and can be closed again. */
  onCancel?: () => void;
};

/** One text to say. Nothing is sent while it is empty or on its way. */
export function SayForm({
  label,
  sendLabel,
  initialText = '',
  isSending,
  saidCount = 0,
  onSend,
  onCancel,
}: SayFormProps) {
  const [text, setText] = useState(initialText);
  const [clearedCount, setClearedCount] = useState(saidCount);
  if (clearedCount !== saidCount) {
    setClearedCount(saidCount);
    setText('');
  }
  const field = useRef<HTMLTextAreaElement>(null);
  const isOnDemand = onCancel !== undefined;
  useEffect(() => {
    if (!isOnDemand) return;
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, [isOnDemand]);

  const canSend = text.trim() !== '' && !isSending;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend(text);
  };
  const hearKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
    const isSendKey = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isSendKey && hasKeyboard()) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <div className={classes.box}>
        <textarea
          ref={field}
          className={classes.field}
          aria-label={label}
          placeholder={label}
          rows={1}
          maxLength={LONGEST_COMMENT}
          value={text}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={hearKey}
        />
        <IconButton
          type="submit"
          label={sendLabel}
          icon={<Send />}
          size="small"
          variant="sunken"
          disabled={!canSend}
          aria-busy={isSending}
        />
      </div>
      {onCancel && (
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  );
}

/** On a phone Enter begins a new line, as everywhere there. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;
