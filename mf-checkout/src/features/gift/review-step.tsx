import { useSession } from '@wishbow/platform';
import { TextLink } from '@wishbow/ui/text-link';
import { CircleCheck } from 'lucide-react';
import type { GiftStepProps } from './gift-step-props.ts';
import classes from './step.module.css';

/** A last look at every choice, each a press away from being changed. */
export function ReviewStep({ wish, recipient, choices, quote, cardId, goTo }: GiftStepProps) {
  const { user } = useSession();
  const card = user?.cards.find(({ id }) => id === cardId);
  const needsCard = quote !== undefined && quote.totalCents > 0;
  const paidWith = needsCard && card ? `${card.brand} ending in ${card.last4}` : 'Llama Bucks alone';
  const rows = [
    {
      step: 0,
      title: choices.shipTo === 'me' ? 'Ship to me' : `Ship to ${recipient?.name ?? 'them'}`,
      text: `${choices.quantity} × ${wish.title}`,
    },
    {
      step: 1,
      title: choices.isPrivate ? 'Private gift' : 'Gift from you',
      text: choices.message || 'No note',
    },
    { step: 2, title: 'Payment', text: paidWith },
  ];
  return (
    <section className={classes.step} aria-labelledby="step-review">
      <h3 id="step-review">Review your order</h3>
      <ul className={classes.review}>
        {rows.map(({ step, title, text }) => (
          <li key={step}>
            <CircleCheck aria-hidden />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
            <TextLink render={<button type="button" aria-label={`Change ${title}`} />} onClick={() => goTo(step)}>
              Change
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
