import { screen } from '@testing-library/react';
import { browseContract } from '@wishbow/contracts/browse-contract';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { WishlistsRoutes } from '../routes.tsx';

const site = mockSite();

test.each(['/tags/studio', '/tags/%23studio'])('a visitor sees the wishes that carry a hashtag at %s', async (at) => {
  const asked: string[] = [];
  site.answer(browseContract, {
    listTagWishes: ({ body }) => {
      asked.push(body.tag);
      return { status: 200, body: { wishes: [aWishOnPage({ notes: 'For the #studio' })], next_cursor: null } };
    },
  });
  renderPage(<WishlistsRoutes />, { at });
  expect(await screen.findByRole('heading', { level: 1, name: '#studio' })).toBeInTheDocument();
  expect(await screen.findByText('Maya · Studio birthday')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Wishes tagged #studio' })).toBeInTheDocument();
  expect(asked).toEqual(['studio']);
});

test('a hashtag nobody uses has no items', async () => {
  site.answer(browseContract, { listTagWishes: { status: 200, body: { wishes: [], next_cursor: null } } });
  renderPage(<WishlistsRoutes />, { at: '/tags/nothing' });
  expect(await screen.findByText('No items associated with this hashtag')).toBeInTheDocument();
});

test('without a hashtag there are no items either', async () => {
  renderPage(<WishlistsRoutes />, { at: '/tags' });
  expect(await screen.findByText('No items associated with this hashtag')).toBeInTheDocument();
});
