import { formatUsd } from '@wishbow/domain/money';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import { SwitchField } from '@wishbow/ui/switch-field';
import { CardChoice } from '../../shared/card-choice.tsx';
import type { GiftStepProps } from './gift-step-props.ts';
import classes from './step.module.css';

/** Which card, and whether Llama Bucks come off first. */
export function PaymentStep({ change, choices, quote, card, done }: GiftStepProps) {
  const hasCredit = quote !== undefined && quote.creditBalanceCents > 0;
  return (
    <section className={classes.step} aria-labelledby="step-payment">
      {done}
      <h3 id="step-payment">Pay with</h3>
      <CardChoice cardId={card?.id} onChoose={(chosen) => change({ cardId: chosen })} />
      {hasCredit && (
        <SwitchField
          tone="gold"
          label="Use Llama Bucks"
          hint={`You have ${formatUsd(quote.creditBalanceCents)}. It comes off this order first.`}
          media={<ObjectPicture name="llama" size={40} />}
          isOn={choices.usesCredit}
          onChange={(usesCredit) => change({ usesCredit })}
        />
      )}
    </section>
  );
}
