import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './checkbox-field.module.css';

export type CheckboxFieldProps = {
  /** What is agreed to or chosen; the accessible name. May hold links. */
  label: ReactNode;
  /** One line under the label, read with it. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the box invalid. */
  error?: string | undefined;
  /** Called with the new state; `onChange` is called too, with the event. */
  onCheckedChange?: ((isChecked: boolean) => void) | undefined;
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type'>;

/** A native checkbox with its label; the whole row can be pressed. */
export function CheckboxField({ label, hint, error, onCheckedChange, onChange, ...native }: CheckboxFieldProps) {
  const noteId = useId();
  return (
    <div>
      <label className={classes.row}>
        <span className={classes.box}>
          <input
            {...native}
            type="checkbox"
            className={classes.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={(error ?? hint) ? noteId : undefined}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
          <Check aria-hidden className={classes.mark} />
        </span>
        <span dir="auto">{label}</span>
      </label>
      <div id={noteId} className={classes.note} aria-live="polite">
        {hint && <p>{hint}</p>}
        {error && <p className={classes.error}>{error}</p>}
      </div>
    </div>
  );
}
