import { screen, waitFor } from '@testing-library/react';
import { browseContract } from '@wishbow/contracts/browse-contract';
import { GiftedWish } from '@wishbow/contracts/wishes';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, shownErrorStatus } from '@wishbow/testing/render-page';
import { WishlistsRoutes } from '../routes.tsx';

const site = mockSite();
const theo = aPerson({ id: idOf('person', 2), username: 'theo_l', name: 'Theo Lindqvist', firstName: 'Theo' });

const aGift = (changes: Partial<GiftedWish> = {}): GiftedWish =>
  GiftedWish.parse({
    ...aWishOnPage(),
    from_user: theo,
    to_user: aPerson(),
    gifted_quantity: 1,
    gifted_at: '2026-10-17T03:30:00.000Z',
    ...changes,
  });

test('a person sees what they received, from whom and when', async () => {
  site.answer(browseContract, { listWishesReceived: { status: 200, body: { wishes: [aGift()], next_cursor: null } } });
  const person = renderPage(<WishlistsRoutes />, { at: '/gifts', as: aSignedInPerson() });
  expect(await screen.findByText('From Theo Lindqvist')).toBeInTheDocument();
  expect(screen.getByText('Fri, Oct 16, 2026')).toBeInTheDocument();
  const gift = screen.getByRole('link', { name: 'Over-ear headphones, cloud grey' });
  expect(gift.closest('article')).toHaveAttribute('data-state', 'wrapped');
  await person.click(gift);
  expect(openedModals()).toEqual([{ key: 'wishlists.itemDetails', props: { wishId: 'cccc00000000000000000001' } }]);
});

test('the giver of a private gift stays unnamed to others', async () => {
  site.answer(browseContract, {
    listWishesReceived: { status: 200, body: { wishes: [aGift({ from_user: null })], next_cursor: null } },
  });
  renderPage(<WishlistsRoutes />, {
    at: '/gifts/maya_okafor',
    as: aSignedInPerson({ id: idOf('person', 3), username: 'wes_t' }),
  });
  expect(await screen.findByText('From somebody who stays unnamed')).toBeInTheDocument();
});

test('what a person gave hangs in its own tab, for whom and how many', async () => {
  site.answer(browseContract, {
    listWishesReceived: { status: 200, body: { wishes: [], next_cursor: null } },
    listWishesGifted: { status: 200, body: { wishes: [aGift({ gifted_quantity: 2 })], next_cursor: null } },
  });
  const person = renderPage(<WishlistsRoutes />, { at: '/gifts/theo_l', as: aSignedInPerson() });
  expect(await screen.findByText('No wishes received yet')).toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: 'Wishes Gifted' }));
  expect(await screen.findByText('For Maya Okafor')).toBeInTheDocument();
  expect(screen.getByText('2 gifted')).toBeInTheDocument();
  expect(window.location.search).toBe('?tab=gifted');
});

test('whoever has given nothing yet is told so', async () => {
  site.answer(browseContract, { listWishesGifted: { status: 200, body: { wishes: [], next_cursor: null } } });
  renderPage(<WishlistsRoutes />, { at: '/gifts?tab=gifted', as: aSignedInPerson() });
  expect(await screen.findByText('No wishes gifted yet')).toBeInTheDocument();
});

test('nobody by that name is not found', async () => {
  const body = { code: 'not_found', message: 'This page could not be found' };
  site.answer(browseContract, { listWishesReceived: { status: 404, body } });
  renderPage(<WishlistsRoutes />, { at: '/gifts/nobody_here', as: aSignedInPerson() });
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
});
