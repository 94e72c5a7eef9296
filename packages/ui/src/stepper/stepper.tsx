import { Check } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './stepper.module.css';

export type StepperProps = {
  /** The name of the list, for instance "Checkout steps". */
  label: string;
  /** The steps in order, one word each. */
  steps: readonly string[];
  /** The place of the current step, from 0. Earlier ones are done. */
  current: number;
};

/** Where a person is on a way of a few steps. It shows, it does not navigate. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step, place) => {
        const isDone = place < current;
        const isCurrent = place === current;
        return (
          <li
            key={step}
            className={classes.step}
            data-done={isDone || undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={classes.dot} aria-hidden>
              {isDone ? <Check /> : place + 1}
            </span>
            {step}
            {isDone && <VisuallyHidden>, done</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
