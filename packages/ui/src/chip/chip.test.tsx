import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chip } from './chip.tsx';

function Amounts() {
  const [amount, setAmount] = useState('$25');
  return ['$10', '$25'].map((text) => (
    <Chip key={text} isSelected={text === amount} onClick={() => setAmount(text)}>
      {text}
    </Chip>
  ));
}

test('a person sees and hears which chip is chosen', async () => {
  render(<Amounts />);
  await userEvent.click(screen.getByRole('button', { name: '$10' }));
  expect(screen.getByRole('button', { name: '$10', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: '$25', pressed: false })).toBeVisible();
});
