import type { ComponentType } from 'react';
import { PaymentChoice } from '../../shared/checkout/payment-choice.tsx';
import classes from '../../shared/checkout/step.module.css';
import type { CartStepProps } from './cart-step-props.ts';
import { cardChosen, cardMissing, notesWritten, placesChosen } from './cart-step-words.ts';
import { ParcelNotesStep } from './parcel-notes-step.tsx';
import { PlacesStep } from './places-step.tsx';

type Chosen = Omit<CartStepProps, 'done'>;

interface CartStepKind {
  /** What is decided there, in one word. */
  readonly title: string;
  readonly View: ComponentType<CartStepProps>;
  /** The button that leads on; only the one that spends also names the sum. */
  readonly action: string;
  /** What was decided, once the buyer has gone on. */
  readonly chosen?: (chosen: Chosen) => { title: string; text: string };
  readonly missing?: (chosen: Chosen) => string | undefined;
}

const PayStep = ({ cart, card, chooseCard, usesCredit, useCredit, done }: CartStepProps) => (
  <PaymentChoice
    cardId={card?.id}
    onChooseCard={chooseCard}
    creditBalanceCents={cart.quote.creditBalanceCents}
    usesCredit={usesCredit}
    onUseCredit={useCredit}
    done={done}
  />
);

const LastLook = ({ done }: CartStepProps) => (
  <section className={classes.step} aria-labelledby="step-review">
    <h3 id="step-review">Review your order</h3>
    {done}
  </section>
);

/** The steps of a cart's checkout, in order. */
export const CART_STEPS: readonly [CartStepKind, ...CartStepKind[]] = [
  { title: 'Shipping', View: PlacesStep, action: 'Continue', chosen: placesChosen },
  { title: 'Notes', View: ParcelNotesStep, action: 'Continue', chosen: notesWritten },
  { title: 'Payment', View: PayStep, action: 'Review order', chosen: cardChosen, missing: cardMissing },
  { title: 'Review', View: LastLook, action: 'Place order', missing: cardMissing },
];

export const cartStepAt = (place: number): CartStepKind => CART_STEPS[place] ?? CART_STEPS[0];
