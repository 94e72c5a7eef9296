import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SwitchField } from './switch-field.tsx';

function PrivateGift() {
  const [isOn, setOn] = useState(false);
  return (
    <SwitchField label="Private gift" hint="Theo sees it's from you. Nobody else does." isOn={isOn} onChange={setOn} />
  );
}

test('a person turns a switch on by its name', async () => {
  render(<PrivateGift />);
  const control = screen.getByRole('switch', { name: 'Private gift' });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription("Theo sees it's from you. Nobody else does.");
  await userEvent.click(control);
  expect(control).toBeChecked();
});

test('pressing the words turns it too', async () => {
  render(<PrivateGift />);
  await userEvent.click(screen.getByText('Private gift'));
  expect(screen.getByRole('switch', { name: 'Private gift' })).toBeChecked();
});
