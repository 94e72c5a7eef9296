import { render, screen } from '@testing-library/react';
import { aWish, aWishOnPage } from '@wishbow/testing/builders/wish';
import { WishCard } from '@wishbow/ui/wish-card';
import { wishCardOf } from './wish-card-of.tsx';

test('a card tells which variant is wished for', () => {
  render(<WishCard {...wishCardOf(aWish({ title: 'Over-ear headphones', variant_title: 'Cloud grey' }))} />);
  expect(screen.getByText('Hushwave · Cloud grey')).toBeInTheDocument();
});

test('a variant that the title names already is not told again', () => {
  render(<WishCard {...wishCardOf(aWish({ variant_title: 'Cloud grey' }))} />);
  expect(screen.getByText('Hushwave')).toBeInTheDocument();
});

test('outside its list a wish says with whom it hangs', () => {
  render(<WishCard {...wishCardOf(aWishOnPage())} />);
  expect(screen.getByText('Maya · Studio birthday')).toBeInTheDocument();
});

test('its owner is told the list alone', () => {
  render(<WishCard {...wishCardOf(aWishOnPage(), { isOwn: true })} />);
  expect(screen.getByText('Studio birthday')).toBeInTheDocument();
});
