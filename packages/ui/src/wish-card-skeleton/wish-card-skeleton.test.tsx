import { render } from '@testing-library/react';
import { WishCardSkeleton } from './wish-card-skeleton.tsx';

test('a loading card says nothing', () => {
  const { container } = render(<WishCardSkeleton />);
  expect(container).toHaveTextContent('');
});
