import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './toast.tsx';

test('good news waits its turn in the stack, bad news does not', () => {
  render(
    <>
      <Toast text="Wishlist URL copied to clipboard." />
      <Toast tone="error" text="Address is invalid. Please try again." />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Address is invalid. Please try again.');
});

test('a person takes back what they did, or closes the message', async () => {
  const done: string[] = [];
  render(
    <Toast
      text="Item removed from wishlist"
      action={{ label: 'Undo', onClick: () => done.push('undo') }}
      onDismiss={() => done.push('dismiss')}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(done).toEqual(['undo', 'dismiss']);
});
