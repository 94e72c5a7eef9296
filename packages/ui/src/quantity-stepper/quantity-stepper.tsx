import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import classes from './quantity-stepper.module.css';

export type QuantityStepperProps = {
  /** What is counted, for instance "Quantity of Cast teapot"; the accessible name. */
  label: string;
  /** The count now. Always controlled. */
  value: number;
  /** Called with the new count, always within the limits. */
  onValueChange: (value: number) => void;
  /** The smallest count. Default 1. */
  min?: number | undefined;
  /** The largest count. Default 99. */
  max?: number | undefined;
  /** Height 44 (default) or 36 px for rows. */
  size?: 'medium' | 'small' | undefined;
  /** Cannot be changed now. Default false. */
  isDisabled?: boolean | undefined;
};

/** Minus, a number that can be typed, plus. */
export function QuantityStepper({
  label,
  value,
  onValueChange,
  min = 1,
  max = 99,
  size = 'medium',
  isDisabled = false,
}: QuantityStepperProps) {
  return (
    <NumberField.Root
      value={value}
      min={min}
      max={max}
      disabled={isDisabled}
      onValueChange={(next) => next !== null && onValueChange(next)}
    >
      <NumberField.Group className={classes.group} data-size={size}>
        <NumberField.Decrement className={classes.step} aria-label={`Fewer, ${label}`}>
          <Minus aria-hidden />
        </NumberField.Decrement>
        <NumberField.Input className={classes.input} aria-label={label} />
        <NumberField.Increment className={classes.step} aria-label={`More, ${label}`}>
          <Plus aria-hidden />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
