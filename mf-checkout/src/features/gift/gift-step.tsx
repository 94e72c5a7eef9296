import type { ModalProps } from '@wishbow/contracts/modals';
import type { Quote } from '@wishbow/contracts/orders';
import type { PersonSummary } from '@wishbow/contracts/people';
import type { GiftChoices } from './gift-choices.ts';
import { NotesStep } from './notes-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';

export interface GiftStepProps {
  readonly wish: ModalProps<'checkout.giftItem'>['wish'];
  /** undefined until it is known whose wish it is. */
  readonly recipient: PersonSummary | undefined;
  readonly choices: GiftChoices;
  readonly change: (changed: Partial<GiftChoices>) => void;
  /** undefined until the server has named the price. */
  readonly quote: Quote | undefined;
  readonly cardId: string | undefined;
  readonly goTo: (step: number) => void;
}

const VIEWS = [ShippingStep, NotesStep, PaymentStep, ReviewStep] as const;

/** The form of the step at hand. */
export function GiftStep({ step, ...props }: GiftStepProps & { step: number }) {
  const View = VIEWS[step] ?? ReviewStep;
  return <View {...props} />;
}
