import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fetchPage, lazyPage } from './lazy-page.ts';

const drawn = (Page: ReturnType<typeof lazyPage>) =>
  render(
    <Suspense fallback="Nothing yet">
      <Page />
    </Suspense>,
  );

const atCart = { pathname: '/cart', search: '' };

test('a page that was fetched before is drawn at once, with no empty place before it', async () => {
  const Page = lazyPage('cart', async () => ({ default: () => <h1>Cart</h1> }));
  await fetchPage(atCart);
  drawn(Page);
  expect(screen.getByRole('heading', { name: 'Cart' })).toBeInTheDocument();
  expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument();
});

test('a page that cannot be had keeps nobody from finding that out', async () => {
  lazyPage('cart', async () => Promise.reject(new Error('gone')));
  await expect(fetchPage(atCart)).resolves.toBeUndefined();
});

test('what a page shows first is read with it where the document has asked for it, and not again on later ways there', async () => {
  const prefetch = jest.fn(async () => undefined);
  lazyPage('cart', async () => ({ default: () => null, prefetch }));
  await fetchPage(atCart);
  expect(prefetch).not.toHaveBeenCalled();
  globalThis.wishbowEarlyAnswers = new Map([['POST /api/getCartItems', Promise.resolve(new Response())]]);
  await fetchPage(atCart);
  expect(prefetch).toHaveBeenCalledWith(atCart);
  globalThis.wishbowEarlyAnswers = undefined;
});

test('a page that could not be fetched ahead is asked for once more when it is drawn', async () => {
  let asked = 0;
  const Page = lazyPage('cart', async () => {
    asked += 1;
    if (asked === 1) throw new Error('the line was away');
    return { default: () => <h1>Cart</h1> };
  });
  await fetchPage(atCart);
  drawn(Page);
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeInTheDocument();
});
