import { type ComponentPropsWithRef, useState } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { amountText, parseAmount } from './amount.ts';

export type MoneyFieldProps = FieldTexts & {
  /** The amount in US cents, or null while empty. */
  valueCents: number | null;
  /** Called with whole cents while typing; null when empty or not an amount yet. */
  onValueChange: (cents: number | null) => void;
  /** Height 46 (default) or 54 px. */
  size?: 'medium' | 'large' | undefined;
} & Pick<ComponentPropsWithRef<'input'>, 'id' | 'name' | 'required' | 'disabled' | 'onBlur' | 'placeholder' | 'ref'>;

/** An amount of US dollars. Accepts "60", "60.5" and "1,284.60"; leaving the field writes it with two decimals. */
export function MoneyField({ valueCents, onValueChange, onBlur, ...field }: MoneyFieldProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <TextField
      {...field}
      icon={<span aria-hidden>$</span>}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? amountText(valueCents)}
      onValueChange={(text) => {
        setDraft(text);
        onValueChange(parseAmount(text));
      }}
      onBlur={(event) => {
        setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
}
