import { type ReactNode, useId } from 'react';
import classes from './switch-field.module.css';

export type SwitchFieldProps = {
  /** What is on when the switch is on; the accessible name. */
  label: string;
  /** A second line in a softer tone, read with the switch. */
  hint?: ReactNode;
  /** A picture or icon before the words, decoration only. */
  media?: ReactNode;
  /** Whether it is on. Always controlled. */
  isOn: boolean;
  /** Called with the wished state; takes effect at once, there is no Save. */
  onChange: (isOn: boolean) => void;
  /** `plain` (default), or `gold` as a butter panel for Llama Bucks. */
  tone?: 'plain' | 'gold' | undefined;
  /** Cannot be changed now. Default false; say why in `hint`. */
  isDisabled?: boolean | undefined;
};

/** A switch with its words, for settings that take effect at once. A native checkbox underneath. */
export function SwitchField({
  label,
  hint,
  media,
  isOn,
  onChange,
  tone = 'plain',
  isDisabled = false,
}: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={classes.row} data-tone={tone}>
      {media}
      <div className={classes.words}>
        <label htmlFor={id}>{label}</label>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={classes.track}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
