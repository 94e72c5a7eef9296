import { render, screen } from '@testing-library/react';
import { WishlistCover } from './wishlist-cover.tsx';

test('a wishlist introduces itself', () => {
  render(
    <WishlistCover
      title="Studio birthday"
      description="Small things welcome."
      countdown={{ value: 54, label: 'days to go' }}
    />,
  );
  const cover = screen.getByRole('region', { name: 'Studio birthday' });
  expect(screen.getByRole('heading', { level: 2, name: 'Studio birthday' })).toBeVisible();
  expect(cover).toHaveTextContent('Small things welcome.54 days to go');
});
