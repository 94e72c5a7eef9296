import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area.tsx';

test('the counter follows what is typed', async () => {
  render(<TextArea label="Description" maxLength={300} defaultValue="Clay" />);
  expect(screen.getByText('4/300')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), ' pots');
  expect(screen.getByText('9/300')).toBeVisible();
});

test('a controlled text is counted as given', () => {
  render(<TextArea label="Description" maxLength={10} value="0123456789" onValueChange={() => undefined} />);
  expect(screen.getByText('10/10')).toBeVisible();
});

test('nobody can type past the limit', async () => {
  render(<TextArea label="Note" maxLength={3} />);
  const note = screen.getByRole('textbox', { name: 'Note' });
  await userEvent.type(note, 'abcd');
  expect(note).toHaveValue('abc');
});
