import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { navigate } from '@wishbow/platform';
import { idOf } from '@wishbow/testing/builders/ids';
import { anItem } from '@wishbow/testing/builders/item';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { scrollToEnd } from '@wishbow/testing/in-view';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage } from '@wishbow/testing/render-page';
import { WishlistsRoutes } from '../routes.tsx';
import { cardsBegin } from '../testing/cards-begin.ts';

const site = mockSite();
const teapot = anItem({ product_id: 'WB00000002', title: 'Cast teapot', price: 3800 });
const bowl = anItem({ product_id: 'WB00000003', title: 'Tea bowl', price: 1700 });

function teaIsFound() {
  site.answer(catalogContract, {
    searchItems: ({ body }) =>
      body.page === 1
        ? { status: 200, body: { results: [teapot], showing: { from: 1, to: 1, of: 2 } } }
        : { status: 200, body: { results: [bowl], showing: { from: 2, to: 2, of: 2 } } },
  });
}

test('a search stands in the address and is continued page by page', async () => {
  teaIsFound();
  site.answer(catalogContract, {
    listTrendingCategories: { status: 200, body: { trending_categories: [], trending_items: [] } },
  });
  const person = renderPage(<WishlistsRoutes />, { at: '/add-wishes' });
  const field = await screen.findByRole('searchbox', { name: 'Search the catalogue' });
  await person.type(field, 'tea{Enter}');
  expect(window.location.search).toBe('?query=tea');
  expect(field).toHaveFocus();
  expect(await screen.findByText('$38.00')).toBeInTheDocument();
  expect(screen.getByText('Showing 1 of 2')).toBeInTheDocument();
  expect(screen.getByText('Sorted by relevance')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Tea bowl')).toBeInTheDocument();
  expect(screen.getByText('Showing 2 of 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('three pages come by themselves as one scrolls on, the fourth on a press', async () => {
  site.answer(catalogContract, {
    searchItems: ({ body: { page } }) => {
      const product_id = `WB0000001${page}`;
      const showing = { from: page, to: page, of: 5 };
      return { status: 200, body: { results: [anItem({ product_id, title: `Kiln ${page}` })], showing } };
    },
  });
  const person = renderPage(<WishlistsRoutes />, { at: '/add-wishes?query=kiln' });
  for (const title of ['Kiln 1', 'Kiln 2', 'Kiln 3']) {
    await waitFor(() => {
      scrollToEnd();
      expect(screen.getByText(title)).toBeInTheDocument();
    });
  }
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Kiln 4')).toBeInTheDocument();
  scrollToEnd();
  expect(screen.getByText('Showing 4 of 5')).toBeInTheDocument();
});

test('a page that does not come leaves what was found and can be asked for again', async () => {
  teaIsFound();
  const person = renderPage(<WishlistsRoutes />, { at: '/add-wishes?query=tea' });
  expect(await screen.findByText('Cast teapot')).toBeInTheDocument();
  site.answer(catalogContract, { searchItems: 'unreachable' });
  await waitFor(() => {
    scrollToEnd();
    expect(screen.getByText('More results could not be loaded.')).toBeInTheDocument();
  });
  expect(screen.getByText('Cast teapot')).toBeInTheDocument();
  teaIsFound();
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Tea bowl')).toBeInTheDocument();
});

test('whoever comes back finds the pages they had loaded, at the card they had come to', async () => {
  teaIsFound();
  const scrolledBy = jest.fn((_x: number, by: number) => cardsBegin(300 - by, 700 - by));
  Object.assign(window, { scrollBy: scrolledBy });
  const person = renderPage(<WishlistsRoutes />, { at: '/add-wishes?query=tea' });
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Tea bowl')).toBeInTheDocument();
  cardsBegin(-500, -100);
  fireEvent.scroll(window);
  await act(async () => {
    navigate('/item');
    // The next page begins at its top, which is told before this list has gone.
    cardsBegin(0, 400);
    fireEvent.scroll(window);
  });
  expect(screen.queryByText('Tea bowl')).not.toBeInTheDocument();
  cardsBegin(300, 700);
  act(() => window.history.back());
  expect(await screen.findByText('Tea bowl')).toBeInTheDocument();
  expect(scrolledBy.mock.calls).toEqual([[0, 800]]);
  jest.restoreAllMocks();
});

test('a wish from elsewhere and a fund are one press away, once one is signed in', async () => {
  teaIsFound();
  const person = renderPage(<WishlistsRoutes />, { at: '/add-wishes?query=tea', as: aSignedInPerson() });
  await person.click(await screen.findByRole('button', { name: 'Web link' }));
  await person.click(screen.getByRole('button', { name: 'Fund' }));
  expect(openedModals()).toEqual([
    { key: 'wishlists.externalItem', props: {} },
    { key: 'wishlists.fundItem', props: {} },
  ]);
});

test('whoever came from a list adds to that list, whatever they search for on the way', async () => {
  teaIsFound();
  const at = `/add-wishes?wishList=${idOf('wishlist', 2)}&query=pot`;
  const person = renderPage(<WishlistsRoutes />, { at, as: aSignedInPerson() });
  const field = await screen.findByRole('searchbox', { name: 'Search the catalogue' });
  await person.clear(field);
  await person.type(field, 'tea{Enter}');
  expect(window.location.search).toBe('?query=tea&wishList=bbbb00000000000000000002');
  await person.click(screen.getByRole('button', { name: 'Web link' }));
  await person.click(screen.getByRole('button', { name: 'Fund' }));
  await person.click(await screen.findByRole('button', { name: 'Save Cast teapot' }));
  const wishlistId = 'bbbb00000000000000000002';
  expect(openedModals()).toEqual([
    { key: 'wishlists.externalItem', props: { wishlistId } },
    { key: 'wishlists.fundItem', props: { wishlistId } },
    { key: 'wishlists.saveToList', props: { productId: 'WB00000002', wishlistId } },
  ]);
});

test('before a search, what is trending stands above the results that are still to come', async () => {
  const body = { trending_categories: [], trending_items: [{ ...teapot, trending_category_id: 'tea' }] };
  site.answer(catalogContract, { listTrendingCategories: { status: 200, body } });
  renderPage(<WishlistsRoutes />, { at: '/add-wishes' });
  expect(await screen.findByText('Cast teapot')).toBeInTheDocument();
  const results = screen.getByRole('tabpanel', { name: 'Search Results' });
  expect(results).toHaveTextContent('What you search for shows up here');
});

test('a found product opens, and is saved by whoever is signed in', async () => {
  teaIsFound();
  const person = renderPage(<WishlistsRoutes />, { at: '/add-wishes?query=tea', as: aSignedInPerson() });
  await person.click(await screen.findByRole('link', { name: 'Cast teapot' }));
  await person.click(screen.getByRole('button', { name: 'Save Cast teapot' }));
  expect(openedModals()).toEqual([
    { key: 'wishlists.itemDetails', props: { productId: 'WB00000002' } },
    { key: 'wishlists.saveToList', props: { productId: 'WB00000002' } },
  ]);
});

test('nothing found says so', async () => {
  const showing = { from: 0, to: 0, of: 0 };
  site.answer(catalogContract, { searchItems: { status: 200, body: { results: [], showing } } });
  renderPage(<WishlistsRoutes />, { at: '/add-wishes?query=xyzzy' });
  expect(await screen.findByText('No search results')).toBeInTheDocument();
});

test('a shop that does not answer is told of, and can be asked again', async () => {
  const body = { code: 'retailer_unavailable', message: 'The shop does not answer.', request_id: 'req-7' };
  site.answer(catalogContract, { searchItems: { status: 503, body } });
  const person = renderPage(<WishlistsRoutes />, { at: '/add-wishes?query=tea' });
  expect(await screen.findByText('The shop does not answer. Reference: req-7')).toBeInTheDocument();
  teaIsFound();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Cast teapot')).toBeInTheDocument();
});

test('nobody has recommended anything yet; a search leads back to its results', async () => {
  teaIsFound();
  const person = renderPage(<WishlistsRoutes />, { at: '/add-wishes?query=tea' });
  await person.click(await screen.findByRole('tab', { name: 'Recommended' }));
  expect(window.location.search).toBe('?query=tea&tab=recommended');
  expect(await screen.findByText('No recommended wishes')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Cast teapot')).not.toBeInTheDocument());
  await person.type(screen.getByRole('searchbox', { name: 'Search the catalogue' }), 'pot{Enter}');
  expect(await screen.findByText('Cast teapot')).toBeInTheDocument();
});

test('the details of what was found are fetched ahead, and nobody is told where that fails', async () => {
  const asked: string[] = [];
  const bare = anItem({ product_id: 'WB00000004', title: 'Kiln glove', details_added: false });
  site.answer(catalogContract, {
    searchItems: { status: 200, body: { results: [teapot, bare], showing: { from: 1, to: 2, of: 2 } } },
    storeItemDetailsInSearchResults: ({ body }) => {
      asked.push(...body.results.map(({ product_id }) => product_id));
      return 'unreachable';
    },
  });
  renderPage(<WishlistsRoutes />, { at: '/add-wishes?query=tea' });
  expect(await screen.findByText('Kiln glove')).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual(['WB00000004']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
