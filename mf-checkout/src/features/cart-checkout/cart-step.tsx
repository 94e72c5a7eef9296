import { DoneSteps } from '../../shared/checkout/done-steps.tsx';
import classes from '../../shared/checkout/step.module.css';
import type { CartStepProps } from './cart-step-props.ts';
import { CART_STEPS, cartStepAt } from './cart-steps.tsx';

type CartStepSituation = Omit<CartStepProps, 'done'> & {
  /** The place of the step at hand, from 0. */
  place: number;
  goTo: (place: number) => void;
  /** What is missing before the buyer can go on, once they have tried. */
  refusal: string | undefined;
};

/** The form of the step at hand, with what was decided before. */
export function CartStep({ place, goTo, refusal, ...situation }: CartStepSituation) {
  const { View } = cartStepAt(place);
  const chosen = CART_STEPS.slice(0, place).flatMap((step) => step.chosen?.(situation) ?? []);
  return (
    <>
      <View {...situation} done={chosen.length > 0 && <DoneSteps chosen={chosen} goTo={goTo} />} />
      {refusal && (
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
    </>
  );
}
