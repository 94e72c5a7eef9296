import { parseWebAddress } from '@wishbow/domain/web-address';
import { TextField } from '@wishbow/ui/text-field';

type LinkFieldProps = {
  value: string;
  onValueChange: (link: string) => void;
  error: string | undefined;
  required?: boolean;
};

/** An address of another shop. Leaving the field shows it with the `http://` it lacks. */
export function LinkField({ value, onValueChange, error, required = false }: LinkFieldProps) {
  const complete = () => {
    const link = value.trim();
    if (!/^http/i.test(link) && parseWebAddress(link)) onValueChange(`http://${link}`);
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
      error={error}
      required={required}
    />
  );
}
