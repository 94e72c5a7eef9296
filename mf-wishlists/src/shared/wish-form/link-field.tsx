import { parseWebAddress } from '@wishbow/domain/web-address';
import { TextField } from '@wishbow/ui/text-field';
import type { KeyboardEvent, ReactNode } from 'react';

type LinkFieldProps = {
  value: string;
  onValueChange: (link: string) => void;
  error: string | undefined;
  required?: boolean;
  /** One line below the field, read with it. Default: none. */
  hint?: ReactNode;
  /** What Enter does. Default: it sends the form. */
  onEnter?: () => void;
};

/** An address of another shop. Leaving the field shows it with the `http://` it lacks. */
export function LinkField({ value, onValueChange, error, required = false, hint, onEnter }: LinkFieldProps) {
  const complete = () => {
    const link = value.trim();
    if (!/^http/i.test(link) && parseWebAddress(link)) onValueChange(`http://${link}`);
  };
  const press = (event: KeyboardEvent) => {
    if (!onEnter || event.key !== 'Enter') return;
    event.preventDefault();
    complete();
    onEnter();
  };
  return (
    <TextField
      label={required ? 'Link' : 'Link (optional)'}
      type="url"
      inputMode="url"
      dir="ltr"
      autoComplete="off"
      maxLength={2048}
      value={value}
      onValueChange={onValueChange}
      onBlur={complete}
      onKeyDown={press}
      hint={hint}
      error={error}
      required={required}
    />
  );
}
