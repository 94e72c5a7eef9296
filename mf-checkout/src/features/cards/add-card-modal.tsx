import type { ModalViewProps } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { TextField } from '@wishbow/ui/text-field';
import { Lock } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import classes from './add-card-modal.module.css';
import { type CardFaults, cardFaults } from './card-faults.ts';
import { useAddCard } from './use-add-card.ts';

/** Card details, on their way from this browser to the provider. */
export default function AddCardModal({ onComplete, onClose }: ModalViewProps<'checkout.addCard'>) {
  const formId = useId();
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const [faults, setFaults] = useState<CardFaults>({});
  const { mutate, isPending, data, reset } = useAddCard((cardId) => onComplete({ cardId }));
  const refusal: CardFaults = data?.ok === false ? { [data.field]: data.message } : faults;
  const change = (field: keyof typeof card) => (value: string) => setCard({ ...card, [field]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = cardFaults(card, new Date());
    setFaults(found);
    if (Object.keys(found).length > 0) reset();
    else mutate(card);
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Add a card"
      isDismissable={false}
      footer={
        <Button type="submit" form={formId} isBlock isLoading={isPending}>
          Add card
        </Button>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          value={card.number}
          onValueChange={change('number')}
          error={refusal.number}
        />
        <div className={classes.row}>
          <TextField
            label="Expires"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            value={card.expiry}
            onValueChange={change('expiry')}
            error={refusal.expiry}
          />
          <TextField
            label="Security code"
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="CVC"
            value={card.cvc}
            onValueChange={change('cvc')}
            error={refusal.cvc}
          />
        </div>
        <p className={classes.assurance}>
          <Lock aria-hidden size={16} /> Your card number goes straight to our payment provider. We never see it.
        </p>
      </form>
    </Dialog>
  );
}
