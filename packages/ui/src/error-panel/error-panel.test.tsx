import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPanel } from './error-panel.tsx';

test('a failure says what happened, offers another try and names the request', async () => {
  const tries: string[] = [];
  render(
    <ErrorPanel
      title="Failed to load reviews"
      text="Please try again in a moment."
      onRetry={() => tries.push('retry')}
      requestId="req-81f2"
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load reviews');
  expect(screen.getByText('Request req-81f2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toEqual(['retry']);
});
