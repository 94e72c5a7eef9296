import { render, screen } from '@testing-library/react';
import { StarRating } from './star-rating.tsx';

test('the rating is heard exactly and seen rounded', () => {
  render(<StarRating value={4.3} />);
  const stars = screen.getByRole('img', { name: '4.3 out of 5 stars' });
  expect(stars.querySelectorAll('[data-filled]')).toHaveLength(4);
});
