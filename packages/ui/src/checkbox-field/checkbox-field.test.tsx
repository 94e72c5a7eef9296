import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from './checkbox-field.tsx';

test('a person ticks the box by pressing its words', async () => {
  const states: boolean[] = [];
  render(<CheckboxField label="Same as shipping" onCheckedChange={(isChecked) => states.push(isChecked)} />);
  await userEvent.click(screen.getByText('Same as shipping'));
  expect(screen.getByRole('checkbox', { name: 'Same as shipping' })).toBeChecked();
  expect(states).toEqual([true]);
});

test('a box that must be ticked says so', () => {
  render(<CheckboxField label="I accept the terms" error="Please accept the terms" />);
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please accept the terms');
});
