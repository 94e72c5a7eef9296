import { render, screen } from '@testing-library/react';
import { Field } from './field.tsx';

const withField = (texts: { hint?: string; error?: string }) =>
  render(
    <Field label="Nickname" {...texts}>
      {(wiring) => <input {...wiring} />}
    </Field>,
  );

test('a control is found by its label and described by its hint', () => {
  withField({ hint: 'Shown to friends' });
  expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveAccessibleDescription('Shown to friends');
});

test('an error comes first in the description and marks the control', () => {
  withField({ hint: 'Shown to friends', error: 'Please add a nickname' });
  const control = screen.getByRole('textbox', { name: 'Nickname' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Please add a nickname Shown to friends');
});
