import type { Cents } from '@wishbow/domain/money';
import { formatUsd } from '@wishbow/domain/money';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import { SwitchField } from '@wishbow/ui/switch-field';
import type { ReactNode } from 'react';
import { CardChoice } from '../card-choice.tsx';
import classes from './step.module.css';

type PaymentChoiceProps = {
  cardId: string | undefined;
  onChooseCard: (cardId: string) => void;
  /** The buyer's Llama Bucks; undefined until they are known. */
  creditBalanceCents: Cents | undefined;
  usesCredit: boolean;
  onUseCredit: (usesCredit: boolean) => void;
  /** The earlier steps. */
  done: ReactNode;
};

/** Which card, and whether Llama Bucks come off first. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { cardId, onChooseCard, creditBalanceCents, usesCredit, onUseCredit, done } = props;
  const hasCredit = creditBalanceCents !== undefined && creditBalanceCents > 0;
  return (
    <section className={classes.step} aria-labelledby="step-payment">
      {done}
      <h3 id="step-payment">Pay with</h3>
      <CardChoice cardId={cardId} onChoose={onChooseCard} />
      {hasCredit && (
        <SwitchField
          tone="gold"
          label="Use Llama Bucks"
          hint={`You have ${formatUsd(creditBalanceCents)}. It comes off this order first.`}
          media={<ObjectPicture name="llama" size={40} />}
          isOn={usesCredit}
          onChange={onUseCredit}
        />
      )}
    </section>
  );
}
