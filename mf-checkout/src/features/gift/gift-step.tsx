import type { GiftStepProps } from './gift-step-props.ts';
import { NotesStep } from './notes-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';

const VIEWS = [ShippingStep, NotesStep, PaymentStep, ReviewStep] as const;

/** The form of the step at hand. */
export function GiftStep({ step, ...props }: GiftStepProps & { step: number }) {
  const View = VIEWS[step] ?? ReviewStep;
  return <View {...props} />;
}
