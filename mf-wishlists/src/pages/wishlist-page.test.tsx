import { screen, waitFor, within } from '@testing-library/react';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish } from '@wishbow/testing/builders/wish';
import { aPrivateStub, aWishlist } from '@wishbow/testing/builders/wishlist';
import { scrollToEnd } from '@wishbow/testing/in-view';
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

test.each([
  ['a friend', aSignedInPerson({ username: 'theo_lindqvist' })],
  ['a visitor', null],
])('%s finds a shared list among its owner’s, with what else the address asks for', async (_who, person) => {
  const wishList = aWishlist({ user_id: idOf('person', 7) });
  site.answer(wishlistsContract, {
    listOwnWishlists: { status: 200, body: { wishLists: [] } },
    listViewedWishlists: { status: 200, body: { wishLists: [wishList] } },
    getActiveWishlist: {
      status: 200,
      body: { wishList, owner_username: 'maya_okafor', wishes: [aWish()], gifted: [] },
    },
  });
  renderPage(<WishlistsRoutes />, { at: `/wishlists/${wishList.id}?tab=gifted`, as: person });
  await waitFor(() => expect(window.location.pathname).toBe('/maya_okafor'));
  expect(window.location.search).toBe(`?tab=gifted&wishList=${wishList.id}`);
  expect(await screen.findByRole('link', { name: 'Studio birthday' })).toHaveAttribute('aria-current', 'true');
});

test('without an account and an address of a list there is nothing but the way in', async () => {
  renderPage(<WishlistsRoutes />, { at: '/wishlists' });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?redirect=%2Fwishlists');
});

test('a long list counts all of its wishes, and the rest come as the reader draws near', async () => {
  const wishList = aWishlist({ wish_count: 201, gifted_count: 3 });
  const vase = aWish({ id: idOf('wish', 2), title: 'Hand-thrown amphora vase' });
  site.answer(wishlistsContract, {
    getActiveWishlist: ({ body }) => {
      if (body.cursor === 'page-2') return { status: 200, body: { wishList, wishes: [vase], gifted: [] } };
      return { status: 200, body: { wishList, wishes: [aWish()], gifted: [], next_cursor: 'page-2' } };
    },
  });
  renderPage(<WishlistsRoutes />, { at: `/wishlists/${idOf('wishlist', 1)}` });
  expect(await screen.findByRole('tab', { name: 'Wishes 201' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Gifted 3' })).toBeInTheDocument();
  scrollToEnd();
  expect(await screen.findByRole('link', { name: 'Hand-thrown amphora vase' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Over-ear headphones, cloud grey' })).toBeInTheDocument();
});

test('nobody is told that nothing was gifted while gifted wishes are still to come, and they come', async () => {
  const wishList = aWishlist({ wish_count: 800, gifted_count: 1 });
  const lantern = aWish({ id: idOf('wish', 3), title: 'Paper lantern', fulfilled: true });
  site.answer(wishlistsContract, {
    getActiveWishlist: ({ body }) => {
      if (body.cursor === 'page-5') return { status: 200, body: { wishList, wishes: [], gifted: [lantern] } };
      const next_cursor = `page-${Number(body.cursor?.slice(-1) ?? 1) + 1}`;
      return { status: 200, body: { wishList, wishes: [], gifted: [], next_cursor } };
    },
  });
  renderPage(<WishlistsRoutes />, { at: `/wishlists/${idOf('wishlist', 1)}?tab=gifted` });
  expect(await screen.findByRole('tab', { name: 'Gifted 1' })).toBeInTheDocument();
  expect(screen.queryByText('No wishes gifted yet')).not.toBeInTheDocument();
  await waitFor(() => {
    scrollToEnd();
    expect(screen.getByRole('link', { name: 'Paper lantern' })).toBeInTheDocument();
  });
});

test('?username= shows somebody’s lists and ?wishList= the one to open', async () => {
  const kitchen = aWishlist({ id: idOf('wishlist', 2), name: 'Kitchen, slowly' });
  site.answer(wishlistsContract, {
    listViewedWishlists: { status: 200, body: { wishLists: [aWishlist(), kitchen] } },
    getActiveWishlist: ({ body }) => ({
      status: 200,
      body: { wishList: { ...kitchen, id: body.wishListId }, wishes: [], gifted: [] },
    }),
  });
  renderPage(<WishlistsRoutes />, { at: `/wishlists?username=maya_okafor&wishList=${kitchen.id}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlists of @maya_okafor' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Kitchen, slowly' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'All wishes' })).toHaveAttribute('href', '/wishes/maya_okafor');
});

test('a private list shows nothing but that it is private', async () => {
  site.answer(wishlistsContract, { getActiveWishlist: { status: 200, body: { wishList: aPrivateStub() } } });
  renderPage(<WishlistsRoutes />, { at: `/wishlists?wishList=${aPrivateStub().id}` });
  expect(await screen.findByText('This wishlist is private. Follow to see this wishlist.')).toBeInTheDocument();
});

test('a list by a broken id is not found, and asked for once', async () => {
  let askedCount = 0;
  site.answer(wishlistsContract, {
    getActiveWishlist: () => {
      askedCount += 1;
      return { status: 422, body: { code: 'validation_failed', message: 'Please check the fields.' } };
    },
  });
  renderPage(<WishlistsRoutes />, { at: `/wishlists/${idOf('wishlist', 9)}` });
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
  expect(askedCount).toBe(1);
});

test('a list that does not exist is not found', async () => {
  site.answer(wishlistsContract, { getActiveWishlist: { status: 404, body: nothing } });
  renderPage(<WishlistsRoutes />, { at: `/wishlists/${idOf('wishlist', 9)}` });
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
});

test('of a long list a visitor meets the wishes near the window, each with its number, and the tab tells of all', async () => {
  globalThis.ResizeObserver = jest.fn(() => ({ observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() }));
  window.scrollTo = jest.fn();
  const wishes = Array.from({ length: 150 }, (_, place) =>
    aWish({ id: idOf('wish', place), title: `Bead ${place + 1}` }),
  );
  site.answer(wishlistsContract, {
    getActiveWishlist: {
      status: 200,
      body: { wishList: aWishlist({ wish_count: 400 }), wishes, gifted: [], next_cursor: 'page 2' },
    },
  });
  renderPage(<WishlistsRoutes />, { at: `/wishlists/${idOf('wishlist', 1)}` });
  expect(await screen.findByRole('tab', { name: 'Wishes 400' })).toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'Wishes' }));
  await waitFor(() => expect(list.getAllByRole('listitem').length).toBeLessThan(24));
  const [first] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Bead 1');
  expect(first).toHaveAttribute('aria-setsize', '150');
});
