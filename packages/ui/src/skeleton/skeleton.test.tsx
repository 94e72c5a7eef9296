import { render, screen } from '@testing-library/react';
import { Skeleton } from './skeleton.tsx';

test('a skeleton is nothing to those who listen', () => {
  render(
    <section aria-label="Wishes" aria-busy="true">
      <Skeleton height="64px" />
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Wishes' })).toHaveTextContent('');
});
