import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

function Quantity() {
  const [count, setCount] = useState(1);
  return <QuantityStepper label="Quantity" value={count} onValueChange={setCount} max={2} />;
}

test('a person steps the number up and down', async () => {
  render(<Quantity />);
  await userEvent.click(screen.getByRole('button', { name: 'More, Quantity' }));
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await userEvent.click(screen.getByRole('button', { name: 'Fewer, Quantity' }));
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
});

test('the steps stop at the limits', async () => {
  render(<Quantity />);
  expect(screen.getByRole('button', { name: 'Fewer, Quantity' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'More, Quantity' }));
  expect(screen.getByRole('button', { name: 'More, Quantity' })).toBeDisabled();
});
