import { render, screen, waitFor } from '@testing-library/react';
import { useFocusAfterModals } from './use-focus-after-modals.ts';

function Page({ openCount }: { openCount: number }) {
  useFocusAfterModals(openCount);
  return (
    <main id="main">
      <h1>Studio birthday</h1>
      <button type="button">Open</button>
    </main>
  );
}

test('whoever entered with a dialog open goes on from the heading once it is closed', async () => {
  const { rerender } = render(<Page openCount={1} />);
  rerender(<Page openCount={2} />);
  rerender(<Page openCount={0} />);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('whoever has their place back keeps it', async () => {
  const { rerender } = render(<Page openCount={1} />);
  screen.getByRole('button').focus();
  rerender(<Page openCount={0} />);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a page without dialogs is left alone', async () => {
  render(<Page openCount={0} />);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(document.body).toHaveFocus();
});
