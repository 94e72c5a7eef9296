import { PaymentChoice } from '../../shared/checkout/payment-choice.tsx';
import type { GiftStepProps } from './gift-step-props.ts';

/** Which card, and whether Llama Bucks come off first. */
export const PaymentStep = ({ change, choices, quote, card, done }: GiftStepProps) => (
  <PaymentChoice
    cardId={card?.id}
    onChooseCard={(cardId) => change({ cardId })}
    creditBalanceCents={quote?.creditBalanceCents}
    usesCredit={choices.usesCredit}
    onUseCredit={(usesCredit) => change({ usesCredit })}
    done={done}
  />
);
