import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField } from './money-field.tsx';

function Goal() {
  const [cents, setCents] = useState<number | null>(null);
  return (
    <>
      <MoneyField label="Goal" valueCents={cents} onValueChange={setCents} />
      <output>{cents === null ? 'nothing' : `${cents} cents`}</output>
    </>
  );
}

test.each([
  ['60', '6000 cents', '60.00'],
  ['60.5', '6050 cents', '60.50'],
  ['$1,284.60', '128460 cents', '1284.60'],
  ['.99', '99 cents', '0.99'],
])('typing %s is understood as %s', async (typed, understood, written) => {
  render(<Goal />);
  const goal = screen.getByRole('textbox', { name: 'Goal' });
  await userEvent.type(goal, typed);
  expect(screen.getByRole('status')).toHaveTextContent(understood);
  await userEvent.tab();
  expect(goal).toHaveValue(written);
});

test.each(['', 'abc', '1.234', '-5', '.'])('"%s" is no amount', async (typed) => {
  render(<Goal />);
  if (typed) await userEvent.type(screen.getByRole('textbox', { name: 'Goal' }), typed);
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
});
