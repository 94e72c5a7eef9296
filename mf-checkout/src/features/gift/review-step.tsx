import classes from '../../shared/checkout/step.module.css';
import type { GiftStepProps } from './gift-step-props.ts';

/** A last look at every choice. */
export const ReviewStep = ({ done }: GiftStepProps) => (
  <section className={classes.step} aria-labelledby="step-review">
    <h3 id="step-review">Review your order</h3>
    {done}
  </section>
);
