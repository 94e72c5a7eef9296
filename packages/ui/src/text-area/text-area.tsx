import { type ComponentPropsWithRef, useState } from 'react';
import field from '../field/field.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import classes from './text-area.module.css';

export type TextAreaProps = FieldTexts & {
  /** Called with the text on every change; `onChange` is called too, with the event. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Shows "12/300" beside the label when `maxLength` is set. Default true. */
  hasCounter?: boolean | undefined;
} & Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style'>;

/** Several lines of text. Takes every native attribute; `maxLength` also feeds the counter. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  hasCounter = true,
  maxLength,
  onValueChange,
  onChange,
  ...native
}: TextAreaProps) {
  const [typedLength, setTypedLength] = useState(String(native.defaultValue ?? '').length);
  const length = native.value === undefined ? typedLength : String(native.value).length;
  const counter = hasCounter && maxLength !== undefined && (
    <span className={classes.counter} data-full={length >= maxLength || undefined}>
      {length}/{maxLength}
    </span>
  );

  return (
    <Field {...{ id, label, isLabelHidden, hint, error, aside: counter }}>
      {(wiring) => (
        <div className={field.box}>
          <textarea
            rows={3}
            {...native}
            {...wiring}
            maxLength={maxLength}
            className={classes.control}
            onChange={(event) => {
              setTypedLength(event.target.value.length);
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
        </div>
      )}
    </Field>
  );
}
