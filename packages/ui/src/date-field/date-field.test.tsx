import { fireEvent, render, screen } from '@testing-library/react';
import { DateField } from './date-field.tsx';

test('a day goes in and out as plain text, free of time zones', () => {
  const days: string[] = [];
  render(<DateField label="Date" value="2026-10-17" onValueChange={(day) => days.push(day)} />);
  const date = screen.getByLabelText('Date');
  expect(date).toHaveValue('2026-10-17');
  fireEvent.change(date, { target: { value: '2026-11-07' } });
  fireEvent.change(date, { target: { value: '' } });
  expect(days).toEqual(['2026-11-07', '']);
});
