import { screen, waitFor } from '@testing-library/react';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { likesContract } from '@wishbow/contracts/likes-contract';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { anItem, anOffer } from '@wishbow/testing/builders/item';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, shownErrorStatus } from '@wishbow/testing/render-page';
import { WishlistsRoutes } from '../routes.tsx';

const site = mockSite();
const nothing = { code: 'not_found', message: 'This page could not be found' };
const wishHref = `/item?id=${idOf('wish', 1)}`;

function theShop() {
  const stars_stat = { '1': 0, '2': 0, '3': 10, '4': 20, '5': 70 };
  site.answer(catalogContract, {
    storeItemDetailsNow: { status: 200, body: { item: anItem() } },
    getOffersAndShipping: { status: 200, body: { offer: anOffer({ shipping_price: 0 }) } },
    getReviews: { status: 200, body: { reviews: [], stars_stat, next_page: null } },
  });
  site.answer(likesContract, {
    getItemLikes: { status: 200, body: { likes: [], like_count: 3, liked: false, has_more: false } },
  });
}

test('a shared wish is a page of its own, which a visitor is asked to sign in on', async () => {
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish: aWishOnPage() } } });
  theShop();
  const person = renderPage(<WishlistsRoutes />, { at: wishHref });
  expect(await screen.findByRole('heading', { level: 1, name: 'Over-ear headphones, cloud grey' })).toBeInTheDocument();
  expect(await screen.findByText('Free shipping, arrives in 3-5 days')).toBeInTheDocument();
  expect(screen.getByText('$139.33')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Gift this' }));
  expect(openedModals()).toEqual([{ key: 'account.auth', props: { mode: 'login' } }]);
});

test('the reviews stand below the wish once somebody asks for them', async () => {
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish: aWishOnPage() } } });
  theShop();
  const person = renderPage(<WishlistsRoutes />, { at: wishHref });
  await person.click(await screen.findByRole('button', { name: '2,318 reviews' }));
  expect(screen.getByRole('heading', { name: 'Customer Reviews' })).toHaveFocus();
  expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
});

test('a product that is nobody’s wish has a page too', async () => {
  theShop();
  renderPage(<WishlistsRoutes />, { at: '/item?product=WB00000001' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Over-ear headphones, cloud grey' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save to list' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Gift this' })).not.toBeInTheDocument();
});

test('a product the shop does not know is not found', async () => {
  theShop();
  site.answer(catalogContract, { storeItemDetailsNow: { status: 404, body: nothing } });
  renderPage(<WishlistsRoutes />, { at: '/item?product=WB00000009' });
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
});

test('a wish that is gone is not found', async () => {
  site.answer(wishesContract, { refreshWish: { status: 404, body: nothing } });
  renderPage(<WishlistsRoutes />, { at: `/item?id=${idOf('wish', 9)}` });
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
});

test('a wish or a product by a broken id is not found, and asked for once', async () => {
  const broken = { status: 422 as const, body: { code: 'validation_failed', message: 'Please check the fields.' } };
  let askedCount = 0;
  site.answer(wishesContract, {
    refreshWish: () => {
      askedCount += 1;
      return broken;
    },
  });
  renderPage(<WishlistsRoutes />, { at: `/item?id=${idOf('wish', 9)}` });
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
  expect(askedCount).toBe(1);
});

test('an address that names nothing is not found', async () => {
  renderPage(<WishlistsRoutes />, { at: '/item' });
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
});

test('a wish on a private list stays private', async () => {
  const stub = { id: idOf('wish', 1), private: true as const };
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish: stub } } });
  renderPage(<WishlistsRoutes />, { at: wishHref });
  expect(await screen.findByText('This wishlist is private. Follow to see this wishlist.')).toBeInTheDocument();
});
