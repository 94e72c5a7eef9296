import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field.tsx';

test('a person types into the field found by its label', async () => {
  const texts: string[] = [];
  render(<TextField label="First name" onValueChange={(text) => texts.push(text)} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Ma');
  expect(texts).toEqual(['M', 'Ma']);
});

test('a wrong value is explained at the field', () => {
  render(<TextField label="Email" error="Please enter a valid email" />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Please enter a valid email');
});

test('a hidden label still names the field', () => {
  render(<TextField label="Search the catalogue" isLabelHidden type="search" />);
  expect(screen.getByRole('searchbox', { name: 'Search the catalogue' })).toBeVisible();
});
