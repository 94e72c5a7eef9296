import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field.tsx';

const states = [
  { value: 'OR', label: 'Oregon' },
  { value: 'TX', label: 'Texas' },
];

test('a person picks a state by its name', async () => {
  const picked: string[] = [];
  render(
    <SelectField label="State" options={states} placeholder="Choose" onValueChange={(value) => picked.push(value)} />,
  );
  const select = screen.getByRole('combobox', { name: 'State' });
  expect(select).toHaveDisplayValue('Choose');
  await userEvent.selectOptions(select, 'Texas');
  expect(picked).toEqual(['TX']);
});

test('a missing choice is explained', () => {
  render(<SelectField label="State" options={states} error="Please choose a state" />);
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription('Please choose a state');
});
