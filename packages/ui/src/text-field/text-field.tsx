import type { ComponentPropsWithRef, ReactNode } from 'react';
import field from '../field/field.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';

export type TextFieldProps = FieldTexts & {
  /** Called with the text on every change; `onChange` is called too, with the event. */
  onValueChange?: ((value: string) => void) | undefined;
  /** A lucide icon or a short sign before the text, decoration only. */
  icon?: ReactNode;
  /** A small control after the text, for instance an `IconButton` that clears it. */
  trailing?: ReactNode;
  /** `box` (default) as a form field, `pill` as the search of the app bar. */
  variant?: 'box' | 'pill' | undefined;
  /** Height 46 (default) or 54 px for the one big search of a page. */
  size?: 'medium' | 'large' | undefined;
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size'>;

/** One line of text. Takes every native attribute (`type`, `name`, `autoComplete`, `inputMode`, `ref`, ...). */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  icon,
  trailing,
  variant = 'box',
  size = 'medium',
  onValueChange,
  onChange,
  ...native
}: TextFieldProps) {
  return (
    <Field {...{ id, label, isLabelHidden, hint, error }}>
      {(wiring) => (
        <div className={variant === 'pill' ? field.pill : field.box} data-size={size}>
          {icon}
          <input
            {...native}
            {...wiring}
            className={field.control}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          {trailing}
        </div>
      )}
    </Field>
  );
}
