import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioCards } from './radio-cards.tsx';

function ShipTo() {
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
}

test('a person picks one of the cards in a named group', async () => {
  render(<ShipTo />);
  const group = screen.getByRole('group', { name: 'Ship To' });
  expect(within(group).getByRole('radio', { name: 'Them' })).toBeChecked();
  await userEvent.click(within(group).getByRole('radio', { name: 'Me' }));
  expect(within(group).getByRole('radio', { name: 'Me' })).toBeChecked();
  expect(within(group).getByRole('radio', { name: 'Them' })).not.toBeChecked();
});

test('the second line describes the choice', () => {
  render(<ShipTo />);
  expect(screen.getByRole('radio', { name: 'Me' })).toHaveAccessibleDescription('So I can wrap it myself');
});

test('arrow keys move between the cards', async () => {
  render(<ShipTo />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Me' })).toBeChecked();
});
