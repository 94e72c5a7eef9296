import { useState } from 'react';
import { RadioCards } from './radio-cards.tsx';

export default { title: 'Radio cards' };

export const ShipTo = () => {
  const [to, setTo] = useState<'them' | 'me'>('them');
  return (
    <RadioCards
      label="Ship To"
      value={to}
      onValueChange={setTo}
      cards={[
        { value: 'them', label: 'Them', hint: 'Straight to Theo, Portland, OR' },
        { value: 'me', label: 'Me', hint: 'So I can wrap it myself' },
      ]}
    />
  );
};

export const WithError = () => (
  <RadioCards
    label="Pay with"
    value={undefined}
    onValueChange={() => undefined}
    error="Please choose a card"
    cards={[
      { value: 'visa', label: '•••• 4242', hint: 'Expires 08/28' },
      { value: 'old', label: '•••• 1881', hint: 'Expired', isDisabled: true },
    ]}
  />
);
