import { useState } from 'react';
import { type GiftChoices, NO_CHOICES } from './gift-choices.ts';
import { useQuote } from './use-quote.ts';

/** What is chosen, and what the server asks for it. What cannot go to whoever it is for goes to the buyer instead. */
export function useGiftChoices(wishId: string) {
  const [choices, setChoices] = useState(NO_CHOICES);
  const [lacksTheirAddress, setLacksTheirAddress] = useState(false);
  const change = (changed: Partial<GiftChoices>) => setChoices((now) => ({ ...now, ...changed }));
  const quoted = useQuote(wishId, choices);
  const { data } = quoted;
  const lacksAddress = data?.status === 422 && data.body.code === 'no_address';
  if (lacksAddress && choices.shipTo === 'them') {
    setLacksTheirAddress(true);
    change({ shipTo: 'me' });
  }
  const quote = data?.status === 200 ? data.body.quote : undefined;
  return { choices, change, quoted, quote, lacksTheirAddress };
}
