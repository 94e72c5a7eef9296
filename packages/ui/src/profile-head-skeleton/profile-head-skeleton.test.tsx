import { render } from '@testing-library/react';
import { ProfileHeadSkeleton } from './profile-head-skeleton.tsx';

test('the head of a profile that loads says nothing', () => {
  const { container } = render(<ProfileHeadSkeleton />);
  expect(container).toHaveTextContent('');
});
