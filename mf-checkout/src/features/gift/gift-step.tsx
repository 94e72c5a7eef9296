import { DoneSteps } from '../../shared/checkout/done-steps.tsx';
import classes from '../../shared/checkout/step.module.css';
import type { GiftStepProps } from './gift-step-props.ts';
import { GIFT_STEPS, stepAt } from './gift-steps.ts';

type GiftStepSituation = Omit<GiftStepProps, 'done'> & {
  /** The place of the step at hand, from 0. */
  place: number;
  goTo: (place: number) => void;
  /** What is missing before the buyer can go on, once they have tried. */
  refusal: string | undefined;
};

/** The form of the step at hand, with what was decided before. */
export function GiftStep({ place, goTo, refusal, ...situation }: GiftStepSituation) {
  const { View } = stepAt(place);
  const chosen = GIFT_STEPS.slice(0, place).flatMap((step) => step.chosen?.(situation) ?? []);
  return (
    <>
      <View {...situation} done={chosen.length > 0 && <DoneSteps chosen={chosen} goTo={goTo} />} />
      {refusal && <p className={classes.refusal}>{refusal}</p>}
    </>
  );
}
