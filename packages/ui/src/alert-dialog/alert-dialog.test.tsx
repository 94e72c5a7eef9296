import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertDialog } from './alert-dialog.tsx';

const answers: string[] = [];
beforeEach(async () => {
  answers.length = 0;
  render(
    <AlertDialog
      isOpen
      onOpenChange={() => answers.push('cancel')}
      title="Delete this wishlist?"
      confirmLabel="Delete wishlist"
      onConfirm={() => answers.push('delete')}
    >
      Its 9 wishes go with it.
    </AlertDialog>,
  );
  await screen.findByRole('alertdialog');
});

test('the question is asked with what it costs', () => {
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this wishlist?' });
  expect(dialog).toHaveAccessibleDescription('Its 9 wishes go with it.');
});

test('a person goes through with it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete wishlist' }));
  expect(answers).toEqual(['delete']);
});

test('a person thinks better of it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(answers).toEqual(['cancel']);
});
