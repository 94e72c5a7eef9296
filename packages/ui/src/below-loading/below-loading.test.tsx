import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { BelowLoading } from './below-loading.tsx';

const page = (above: ReactNode) => (
  <>
    <div>{above}</div>
    <BelowLoading>Trending</BelowLoading>
  </>
);

test('what stands below something that loads is held back until that has arrived, and then stays', async () => {
  const { rerender } = render(page(<Skeleton />));
  expect(screen.getByText('Trending')).toHaveAttribute('data-below', 'held');
  rerender(page('Nothing recommended'));
  await waitFor(() => expect(screen.getByText('Trending')).not.toHaveAttribute('data-below', 'held'));
  rerender(page(<Skeleton />));
  expect(screen.getByText('Trending')).not.toHaveAttribute('data-below', 'held');
});

test('what stands below something that hangs is shown after a second and a half', () => {
  jest.useFakeTimers();
  render(page(<Skeleton />));
  act(() => jest.advanceTimersByTime(1_400));
  expect(screen.getByText('Trending')).toHaveAttribute('data-below', 'held');
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText('Trending')).toHaveAttribute('data-below', 'overdue');
  jest.useRealTimers();
});
