import { cents, formatUsd } from '@wishbow/domain/money';
import { type ModalViewProps, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { useState } from 'react';
import { CardChoice } from '../../shared/card-choice.tsx';
import classes from './order-modal.module.css';
import { useRetryOrder } from './use-retry-order.ts';

/** A retry that needs a word of its buyer first: the price has changed, or the card did not go through. */
export default function RetryOrderModal({ input, onComplete, onClose }: ModalViewProps<'checkout.retryOrder'>) {
  const { user } = useSession();
  const [chosenId, setChosenId] = useState<string>();
  const { mutate, isPending } = useRetryOrder(() => onComplete({}));
  const total = input.totalCents === undefined ? undefined : cents(input.totalCents);
  const asksForCard = total === undefined;
  const agreed = input.agreedCents === undefined ? undefined : cents(input.agreedCents);
  const cardId = asksForCard ? (chosenId ?? user?.cards[0]?.id) : input.cardId;
  const retry = () => mutate({ orderId: input.orderId, cardId, agreedCents: total ?? agreed });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Retry order"
      footer={
        <Button isBlock isLoading={isPending} disabled={asksForCard && cardId === undefined} onClick={retry}>
          {total === undefined ? 'Retry with this card' : `Retry for ${formatUsd(total)}`}
        </Button>
      }
    >
      <div className={classes.body}>
        <p role="alert">{input.reason}</p>
        {asksForCard && <CardChoice cardId={cardId} onChoose={setChosenId} />}
      </div>
    </Dialog>
  );
}
