import { screen, within } from '@testing-library/react';
import { browseContract } from '@wishbow/contracts/browse-contract';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { anItem } from '@wishbow/testing/builders/item';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage } from '@wishbow/testing/render-page';
import { WishlistsRoutes } from '../routes.tsx';

const site = mockSite();
const teapot = {
  ...anItem({ product_id: 'WB00000002', title: 'Cast teapot', price: 3800 }),
  trending_category_id: 'tea',
};
const priya = aPerson({ id: idOf('person', 3), username: 'priya_r', name: 'Priya Raman', firstName: 'Priya' });

const nothingIsRecommended = () =>
  site.answer(recommendationsContract, {
    getRecommendedWishes: { status: 200, body: { wishes: [], next_cursor: null } },
  });

function somethingIsTrending() {
  site.answer(catalogContract, {
    listTrendingCategories: {
      status: 200,
      body: { trending_categories: [{ id: 'tea', title: 'For slow cooks' }], trending_items: [teapot] },
    },
    getTrendingItemsById: { status: 200, body: { trending_items: [teapot] } },
  });
}

test('a visitor sees real products and an example that adds up to the cent', async () => {
  somethingIsTrending();
  renderPage(<WishlistsRoutes />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Wish');
  expect(await screen.findByRole('link', { name: 'Cast teapot' })).toBeInTheDocument();
  const receipt = within(screen.getByRole('region', { name: 'A gift, for example' }));
  for (const amount of ['$38.00', '$4.95', '$3.96', '\u2212$6.91', '$40.00'])
    expect(receipt.getByText(amount)).toBeInTheDocument();
  for (const start of screen.getAllByRole('link', { name: 'Start a wishlist' }))
    expect(start).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Search the catalogue' })).toHaveAttribute('href', '/add-wishes');
});

test('a signed-in person finds their lists, what trends, and what friends have added', async () => {
  nothingIsRecommended();
  somethingIsTrending();
  site.answer(wishlistsContract, {
    listOwnWishlists: { status: 200, body: { wishLists: [aWishlist({ event_date: '2091-10-17' })] } },
  });
  site.answer(browseContract, { listFriendsWishes: { status: 200, body: { wishes: [aWishOnPage({ user: priya })] } } });
  const person = renderPage(<WishlistsRoutes />, { as: aSignedInPerson() });
  expect(await screen.findByRole('heading', { level: 1, name: 'What are you wishing for, Maya?' })).toBeInTheDocument();
  expect(await screen.findByText('9 wishes, Oct 17, 2091')).toBeInTheDocument();
  expect(screen.getByText('$25.00')).toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'For slow cooks' }));
  expect(await screen.findByRole('link', { name: 'Cast teapot' })).toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Over-ear headphones, cloud grey, wished for by Priya' }));
  expect(openedModals()).toEqual([{ key: 'wishlists.itemDetails', props: { wishId: 'cccc00000000000000000001' } }]);
});

test('a new person is told what is not there yet', async () => {
  nothingIsRecommended();
  const body = { trending_categories: [], trending_items: [] };
  site.answer(catalogContract, { listTrendingCategories: { status: 200, body } });
  site.answer(wishlistsContract, {
    listOwnWishlists: { status: 200, body: { wishLists: [] } },
  });
  site.answer(browseContract, { listFriendsWishes: { status: 200, body: { wishes: [] } } });
  const person = renderPage(<WishlistsRoutes />, { as: aSignedInPerson() });
  expect(await screen.findByText('No recently added wishes')).toBeInTheDocument();
  expect(await screen.findByText('No recommended wishes')).toBeInTheDocument();
  expect(await screen.findByText('Nothing is trending right now')).toBeInTheDocument();
  await person.type(screen.getByRole('searchbox'), 'kiln{Enter}');
  expect(window.location.href).toBe('http://localhost/add-wishes?query=kiln');
});

test('a link pasted on home opens the form of a wish from elsewhere', async () => {
  nothingIsRecommended();
  const body = { trending_categories: [], trending_items: [] };
  site.answer(catalogContract, { listTrendingCategories: { status: 200, body } });
  site.answer(wishlistsContract, { listOwnWishlists: { status: 200, body: { wishLists: [] } } });
  site.answer(browseContract, { listFriendsWishes: { status: 200, body: { wishes: [] } } });
  const person = renderPage(<WishlistsRoutes />, { as: aSignedInPerson() });
  const field = await screen.findByRole('searchbox', { name: 'Search the catalogue or paste a link' });
  // As much as a phone shows of it.
  expect(field).toHaveAttribute('placeholder', 'Search or paste a link');
  await person.type(field, 'https://pottersrow.example/vase{Enter}');
  expect(openedModals()).toEqual([
    { key: 'wishlists.externalItem', props: { url: 'https://pottersrow.example/vase' } },
  ]);
  expect(window.location.pathname).toBe('/');
});

test('each part of home fails on its own', async () => {
  nothingIsRecommended();
  site.answer(catalogContract, { listTrendingCategories: 'unreachable' });
  site.answer(wishlistsContract, {
    listOwnWishlists: { status: 200, body: { wishLists: [aWishlist()] } },
  });
  site.answer(browseContract, { listFriendsWishes: 'unreachable' });
  renderPage(<WishlistsRoutes />, { as: aSignedInPerson() });
  expect(await screen.findByText('Trending could not be loaded')).toBeInTheDocument();
  expect(await screen.findByText('Friends’ wishes could not be loaded')).toBeInTheDocument();
  expect(await screen.findByText('Studio birthday')).toBeInTheDocument();
});
