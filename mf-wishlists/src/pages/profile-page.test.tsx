import { screen, waitFor, within } from '@testing-library/react';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish } from '@wishbow/testing/builders/wish';
import { aPrivateStub, aWishlist } from '@wishbow/testing/builders/wishlist';
import { tellLive } from '@wishbow/testing/live-stream';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, shownErrorStatus, toastTexts } from '@wishbow/testing/render-page';
import { WishlistsRoutes } from '../routes.tsx';

const site = mockSite();
const maya = aSignedInPerson();
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l' });
const kitchen = aWishlist({ id: idOf('wishlist', 2), name: 'Kitchen, slowly', event: false, event_date: null });
const skillet = aWish({ id: idOf('wish', 2), title: 'Carbon steel skillet', wish_list_id: kitchen.id });
const giftedLamp = aWish({ id: idOf('wish', 3), title: 'Paper lantern', fulfilled: true });

function mayasLists() {
  site.answer(wishlistsContract, {
    listViewedWishlists: { status: 200, body: { wishLists: [aWishlist(), kitchen, aPrivateStub()] } },
    getActiveWishlist: ({ body }) => {
      if (body.wishListId === kitchen.id)
        return { status: 200, body: { wishList: kitchen, wishes: [skillet], gifted: [] } };
      if (body.wishListId === aPrivateStub().id) return { status: 200, body: { wishList: aPrivateStub() } };
      return { status: 200, body: { wishList: aWishlist(), wishes: [aWish()], gifted: [giftedLamp] } };
    },
  });
}

test('a friend sees the first list with its event, and can gift what is open', async () => {
  mayasLists();
  const person = renderPage(<WishlistsRoutes />, { at: '/maya_okafor', as: theo });
  expect(await screen.findByText('Sat, Oct 17, 2026')).toBeInTheDocument();
  expect(screen.getByText('418 Alder Row, Portland, OR 97205')).toBeInTheDocument();
  expect(screen.getByText('$129.00')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Gift Over-ear headphones, cloud grey' }));
  expect(openedModals()).toMatchObject([{ key: 'checkout.giftItem', props: { wish: { price: 12_900 } } }]);
});

test('a visitor who wants to gift is asked to sign in first', async () => {
  mayasLists();
  const person = renderPage(<WishlistsRoutes />, { at: '/maya_okafor' });
  await person.click(await screen.findByRole('button', { name: 'Gift Over-ear headphones, cloud grey' }));
  expect(openedModals()).toEqual([{ key: 'account.auth', props: { mode: 'login' } }]);
});

test('the owner sees no way to gift or save their own wishes, and can add to the list', async () => {
  mayasLists();
  renderPage(<WishlistsRoutes />, { at: '/maya_okafor', as: maya });
  expect(await screen.findByRole('link', { name: 'Add wishes' })).toHaveAttribute(
    'href',
    '/add-wishes?wishList=bbbb00000000000000000001',
  );
  expect(screen.queryByRole('button', { name: /^Gift/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New' })).toBeInTheDocument();
});

test('gifted wishes hang in their own tab, wrapped', async () => {
  mayasLists();
  const person = renderPage(<WishlistsRoutes />, { at: '/maya_okafor', as: theo });
  await person.click(await screen.findByRole('tab', { name: 'Gifted 1' }));
  const card = (await screen.findByRole('link', { name: 'Paper lantern' })).closest('article');
  expect(card).toHaveAttribute('data-state', 'wrapped');
});

test('another list is chosen by the address', async () => {
  mayasLists();
  const person = renderPage(<WishlistsRoutes />, { at: '/maya_okafor' });
  await person.click(await screen.findByRole('link', { name: 'Kitchen, slowly' }));
  expect(await screen.findByText('Carbon steel skillet')).toBeInTheDocument();
  expect(window.location.search).toBe('?wishList=bbbb00000000000000000002');
});

test('of a private list a stranger learns only that it is private', async () => {
  mayasLists();
  renderPage(<WishlistsRoutes />, { at: `/maya_okafor?wishList=${aPrivateStub().id}` });
  expect(await screen.findByText('This wishlist is private. Follow to see this wishlist.')).toBeInTheDocument();
  const rail = within(screen.getByRole('navigation', { name: 'Wishlists' }));
  expect(rail.getByRole('link', { name: 'Private wishlist' })).toHaveAttribute('aria-current', 'true');
});

test('of a private person a stranger learns that lists are for followers, not that there are none', async () => {
  site.answer(wishlistsContract, { listViewedWishlists: { status: 200, body: { wishLists: [], private: true } } });
  renderPage(<WishlistsRoutes />, { at: '/bao_tran', as: theo });
  expect(await screen.findByText('Only followers can see what is here')).toBeInTheDocument();
  expect(screen.queryByText('No wishes yet')).not.toBeInTheDocument();
});

test('who has blocked a person is told how to see what is there', async () => {
  site.answer(wishlistsContract, { listViewedWishlists: { status: 200, body: { wishLists: [], blocking: true } } });
  renderPage(<WishlistsRoutes />, { at: '/maya_okafor', as: theo });
  expect(await screen.findByText('You blocked them. Unblock to see what is here.')).toBeInTheDocument();
  expect(screen.queryByText('Only followers can see what is here')).not.toBeInTheDocument();
});

test('nobody by that name is not found', async () => {
  const body = { code: 'not_found', message: 'This page could not be found' };
  site.answer(wishlistsContract, { listViewedWishlists: { status: 404, body } });
  renderPage(<WishlistsRoutes />, { at: '/nobody_here' });
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
});

test('lists that cannot be loaded can be asked for again', async () => {
  site.answer(wishlistsContract, { listViewedWishlists: 'unreachable' });
  const person = renderPage(<WishlistsRoutes />, { at: '/maya_okafor' });
  expect(await screen.findByText('Please check your connection and try again.')).toBeInTheDocument();
  mayasLists();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$129.00')).toBeInTheDocument();
});

test('a list without wishes says so', async () => {
  site.answer(wishlistsContract, {
    listViewedWishlists: { status: 200, body: { wishLists: [kitchen] } },
    getActiveWishlist: { status: 200, body: { wishList: kitchen, wishes: [], gifted: [] } },
  });
  const person = renderPage(<WishlistsRoutes />, { at: '/maya_okafor' });
  expect(await screen.findByText('No wishes yet')).toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: 'Gifted 0' }));
  expect(await screen.findByText('No wishes gifted yet')).toBeInTheDocument();
});

test('sharing copies the address of the list', async () => {
  mayasLists();
  const person = renderPage(<WishlistsRoutes />, { at: '/maya_okafor' });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Wishlist URL copied to clipboard.']));
  expect(copied).toHaveBeenCalledWith('http://localhost/wishlists/bbbb00000000000000000001');
});

test('what changes on the list elsewhere is seen here at once', async () => {
  mayasLists();
  renderPage(<WishlistsRoutes />, { at: '/maya_okafor', as: theo });
  expect(await screen.findByRole('tab', { name: 'Wishes 1' })).toBeInTheDocument();
  site.answer(wishlistsContract, {
    getActiveWishlist: {
      status: 200,
      body: { wishList: aWishlist(), wishes: [], gifted: [aWish({ fulfilled: true })] },
    },
  });
  tellLive('wishlists', aWishlist().id);
  expect(await screen.findByRole('tab', { name: 'Wishes 0' })).toBeInTheDocument();
});
