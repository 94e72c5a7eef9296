import { useId } from 'react';
import classes from './variant-picker.module.css';

export type VariantOption = {
  /** What `onValueChange` gets. */
  value: string;
  /** The variant in words: "Cloud grey"; the accessible name. */
  label: string;
  /** A CSS colour draws a swatch in place of the words; the words of the chosen one stand beside the question. */
  color?: string | undefined;
  /** Cannot be had. Default false. */
  isDisabled?: boolean | undefined;
  /** What speaks against it: "not in Large". Drawn faintly and heard after the name; it can still be picked. */
  caveat?: string | undefined;
};

export type VariantPickerProps = {
  /** What differs: "Color", "Size"; the name of the group. */
  label: string;
  /** The choices, in the order shown. */
  options: readonly VariantOption[];
  /** The chosen value; undefined while nothing is chosen. */
  value: string | undefined;
  /** Called with the newly chosen value. */
  onValueChange: (value: string) => void;
};

/** One variant of a product, as colour swatches or chips. Native radios: arrow keys move. */
export function VariantPicker({ label, options, value, onValueChange }: VariantPickerProps) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <b>{label}:</b> {chosen?.label}
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={option.color ? classes.swatch : classes.chip}
          data-faint={option.caveat !== undefined || undefined}
          title={option.caveat && `${option.label}, ${option.caveat}`}
        >
          <input
            type="radio"
            className={classes.input}
            name={id}
            checked={option.value === value}
            disabled={option.isDisabled}
            aria-label={[option.label, option.caveat].filter(Boolean).join(', ')}
            onChange={() => onValueChange(option.value)}
          />
          {option.color ? <span className={classes.color} style={{ background: option.color }} /> : option.label}
        </label>
      ))}
    </fieldset>
  );
}
