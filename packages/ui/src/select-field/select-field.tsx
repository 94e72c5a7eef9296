import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import classes from './select-field.module.css';

export type SelectOption = {
  /** What the form gets. */
  value: string;
  /** What the person reads. */
  label: string;
};

export type SelectFieldProps = FieldTexts & {
  /** The choices, in the order shown. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen, with the value ''. Default: the first option is chosen. */
  placeholder?: string | undefined;
  /** Called with the chosen value; `onChange` is called too, with the event. */
  onValueChange?: ((value: string) => void) | undefined;
} & Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children'>;

/** One choice of many, with the platform's own list: it suits phones and screen readers best. */
export function SelectField({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  options,
  placeholder,
  onValueChange,
  onChange,
  ...native
}: SelectFieldProps) {
  const startsEmpty = placeholder !== undefined && native.value === undefined && native.defaultValue === undefined;
  return (
    <Field {...{ id, label, isLabelHidden, hint, error }}>
      {(wiring) => (
        <div className={classes.box}>
          <select
            {...(startsEmpty && { defaultValue: '' })}
            {...native}
            {...wiring}
            className={classes.control}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
    </Field>
  );
}
