import { screen, waitFor } from '@testing-library/react';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish } from '@wishbow/testing/builders/wish';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, settleModal, shownErrorStatus } from '@wishbow/testing/render-page';
import { WishlistsRoutes } from '../routes.tsx';

const site = mockSite();
const nothing = { code: 'not_found', message: 'This page could not be found' };

test('a new list is opened once it is made', async () => {
  site.answer(wishlistsContract, {
    listOwnWishlists: { status: 200, body: { wishLists: [] } },
    getActiveWishlist: { status: 200, body: { wishList: aWishlist(), wishes: [], gifted: [] } },
  });
  const person = renderPage(<WishlistsRoutes />, { at: '/wishlists', as: aSignedInPerson() });
  await person.click(await screen.findByRole('button', { name: 'Start a wishlist' }));
  expect(openedModals()).toEqual([{ key: 'wishlists.wishlistForm', props: {} }]);
  settleModal({ wishlistId: idOf('wishlist', 1) });
  expect(await screen.findByRole('heading', { name: 'Studio birthday' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/wishlists/bbbb00000000000000000001');
});

test('a visitor opens a shared list, and is asked to log in for lists of their own', async () => {
  site.answer(wishlistsContract, {
    getActiveWishlist: { status: 200, body: { wishList: aWishlist(), wishes: [aWish()], gifted: [] } },
  });
  renderPage(<WishlistsRoutes />, { at: `/wishlists/${idOf('wishlist', 1)}` });
  expect(await screen.findByText('$129.00')).toBeInTheDocument();
});

test('without an account and an address of a list there is nothing but the way in', async () => {
  renderPage(<WishlistsRoutes />, { at: '/wishlists' });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?redirect=%2Fwishlists');
});

test('a list that does not exist is not found', async () => {
  site.answer(wishlistsContract, { getActiveWishlist: { status: 404, body: nothing } });
  renderPage(<WishlistsRoutes />, { at: `/wishlists/${idOf('wishlist', 9)}` });
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
});
