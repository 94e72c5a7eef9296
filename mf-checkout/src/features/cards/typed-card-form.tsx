import { TextField } from '@wishbow/ui/text-field';
import { useState } from 'react';
import { CardDialog } from './card-dialog.tsx';
import { type CardFaults, cardFaults } from './card-faults.ts';
import classes from './card-fields.module.css';
import type { CardFormProps } from './card-form-props.ts';
import { groupedNumber, slashedExpiry } from './card-spelling.ts';
import { tokenizeCard } from './card-token.ts';
import { useAddCard } from './use-add-card.ts';

/** The fields of the sandbox's cards: test numbers, typed into our own page. */
export function TypedCardForm({ settings, onAdded, onClose }: CardFormProps) {
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const [faults, setFaults] = useState<CardFaults>({});
  const { mutate, isPending, data, reset } = useAddCard(onAdded);
  const refusal: CardFaults = data?.ok === false ? { [data.field]: data.message } : faults;
  const change = (field: keyof typeof card) => (value: string) => setCard({ ...card, [field]: value });
  const submit = () => {
    const found = cardFaults(card, new Date());
    setFaults(found);
    if (Object.keys(found).length > 0) reset();
    else mutate(() => tokenizeCard(card, settings));
  };

  return (
    <CardDialog onSubmit={submit} isPending={isPending} onClose={onClose}>
      <p className={classes.hint}>
        Sandbox: 4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks the bank
      </p>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        value={card.number}
        onValueChange={(number) => change('number')(groupedNumber(number, card.number))}
        error={refusal.number}
      />
      <div className={classes.row}>
        <TextField
          label="Expires"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          value={card.expiry}
          onValueChange={(expiry) => change('expiry')(slashedExpiry(expiry, card.expiry))}
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
    </CardDialog>
  );
}
