import type { CSSProperties } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import classes from './slider.module.css';

export type SliderProps = FieldTexts & {
  /** The value now. Always controlled. */
  value: number;
  /** Called with the new value while it moves. */
  onValueChange: (value: number) => void;
  /** The smallest value. Default 0. */
  min?: number | undefined;
  /** The largest value. Default 100. */
  max?: number | undefined;
  /** The distance between values. Default 1. */
  step?: number | undefined;
  /** The value in words, when the bare number says too little: "$60". */
  valueText?: string | undefined;
};

/** A value between two ends; drag it or use the arrow keys. */
export function Slider({ value, onValueChange, min = 0, max = 100, step = 1, valueText, ...texts }: SliderProps) {
  const percent = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <Field {...texts}>
      {(wiring) => (
        <input
          {...wiring}
          {...{ value, min, max, step }}
          type="range"
          className={classes.slider}
          style={{ '--percent': percent } as CSSProperties}
          aria-valuetext={valueText}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
