import { screen } from '@testing-library/react';
import { cartContract } from '@wishbow/contracts/cart-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import MiniCart from './mini-cart.tsx';

const site = mockSite();

const show = (count: number, placement: 'bar' | 'link' = 'bar') => {
  site.answer(cartContract, { countCartItems: { status: 200, body: { count } } });
  return renderPage(<MiniCart placement={placement} />, { as: aSignedInPerson() });
};

test('the cart in the bar says how many gifts are in it', async () => {
  show(4);
  expect(await screen.findByRole('link', { name: 'Cart, 4 gifts' })).toHaveAttribute('href', '/cart');
});

test('an empty cart has no number', () => {
  show(0);
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent('');
});

test('a link that is there already only gets the number', async () => {
  show(1, 'link');
  expect(await screen.findByText(', 1 gift')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
