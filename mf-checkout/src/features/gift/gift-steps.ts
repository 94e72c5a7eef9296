import type { ComponentType } from 'react';
import { notesChosen, paymentChosen, shippingChosen } from './choice-words.ts';
import type { GiftStepProps } from './gift-step-props.ts';
import { NotesStep } from './notes-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';

type Chosen = Omit<GiftStepProps, 'done'>;

interface GiftStepKind {
  /** What is decided there, in one word. */
  readonly title: string;
  readonly View: ComponentType<GiftStepProps>;
  /** The button that leads on; only the one that spends also names the sum. */
  readonly action: string;
  /** What was decided, once the buyer has gone on. */
  readonly chosen?: (chosen: Chosen) => { title: string; text: string };
  /** What has to be there before the buyer can go on, if it is missing. */
  readonly missing?: (chosen: Chosen) => string | undefined;
}

const missingCard = ({ quote, card }: Chosen): string | undefined =>
  quote && quote.totalCents > 0 && !card ? 'Please add a card' : undefined;

/** The steps of a checkout, in order. */
export const GIFT_STEPS: readonly [GiftStepKind, ...GiftStepKind[]] = [
  { title: 'Shipping', View: ShippingStep, action: 'Continue', chosen: shippingChosen },
  { title: 'Notes', View: NotesStep, action: 'Continue', chosen: notesChosen },
  { title: 'Payment', View: PaymentStep, action: 'Review order', chosen: paymentChosen, missing: missingCard },
  { title: 'Review', View: ReviewStep, action: 'Place order', missing: missingCard },
];

export const LAST_STEP = GIFT_STEPS.length - 1;

export const stepAt = (place: number): GiftStepKind => GIFT_STEPS[place] ?? GIFT_STEPS[0];
