import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { TextField } from '../text-field/text-field.tsx';

export type DateFieldProps = FieldTexts & {
  /** A plain day as `YYYY-MM-DD`, or '' while empty; no time and no zone. */
  value: string;
  /** Called with the day as `YYYY-MM-DD`, or '' when it is cleared or incomplete. */
  onValueChange: (day: string) => void;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
} & Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'required' | 'disabled' | 'onBlur' | 'autoComplete' | 'ref'>;

/** A day of the calendar, with the platform's own picker. */
export const DateField = (props: DateFieldProps) => <TextField {...props} type="date" />;
