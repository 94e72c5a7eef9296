import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './field.module.css';

/** The texts every field has. */
export type FieldTexts = {
  /** What to fill in; the accessible name. */
  label: string;
  /** Keeps the label for screen readers only, where the placeholder or the place makes it plain. Default false. */
  isLabelHidden?: boolean | undefined;
  /** One line below the field, read with it. Stays under an error. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field invalid and is announced when it appears. */
  error?: string | undefined;
};

/** What `Field` hands to its control, so that label, hint and error belong to it. */
export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldTexts & {
  /** The id of the control. Default: a generated one. */
  id?: string | undefined;
  /** Beside the label on the right, for instance a counter. */
  aside?: ReactNode;
  /** Draws the control; spread the wiring onto it. */
  children: (wiring: ControlWiring) => ReactNode;
};

/** Label, hint and error around one control. Use it for controls the kit does not have. */
export function Field({ id, label, isLabelHidden = false, hint, error, aside, children }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div className={classes.field}>
      <div className={classes.top} data-empty={(isLabelHidden && !aside) || undefined}>
        <label className={classes.label} htmlFor={controlId}>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        {aside}
      </div>
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <div aria-live="polite">
        {error && (
          <p className={classes.error} id={errorId}>
            <CircleAlert aria-hidden />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p className={classes.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
