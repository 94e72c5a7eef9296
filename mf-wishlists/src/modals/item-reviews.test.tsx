import { screen, waitFor } from '@testing-library/react';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { likesContract } from '@wishbow/contracts/likes-contract';
import type { Review } from '@wishbow/contracts/reviews';
import { anItem, anOffer } from '@wishbow/testing/builders/item';
import { scrollToEnd } from '@wishbow/testing/in-view';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import ItemDetailsModal from './item-details-modal.tsx';

const site = mockSite();
const stars_stat = { '1': 3, '2': 1, '3': 6, '4': 16, '5': 74 };

const aReview = (changes: Partial<Review> = {}): Review => ({
  id: 'r-1',
  name: 'Mireille K.',
  rating: 5,
  title: 'Finally, quiet on the 14 bus',
  review_data: 'Reviewed in the United States on June 3, 2026',
  review: 'The first pair that does not pinch after an hour.',
  verified_purchase: true,
  ...changes,
});

const onlyPage = (reviews: Review[]) => ({ status: 200 as const, body: { reviews, stars_stat, next_page: null } });
const outOfOrder = {
  status: 503 as const,
  body: { code: 'retailer_unavailable', message: 'The shop does not answer.' },
};

async function openReviews() {
  site.answer(catalogContract, {
    storeItemDetailsNow: { status: 200, body: { item: anItem() } },
    getOffersAndShipping: { status: 200, body: { offer: anOffer() } },
  });
  site.answer(likesContract, {
    getItemLikes: { status: 200, body: { likes: [], like_count: 3, liked: false, has_more: false } },
  });
  const input = { productId: 'WB00000001' };
  const person = renderPage(<ItemDetailsModal input={input} onComplete={() => undefined} onClose={() => undefined} />);
  await person.click(await screen.findByRole('button', { name: '2,318 reviews' }));
  return person;
}

test('a person reads how the stars are spread and what a buyer wrote, and goes back to where they were', async () => {
  site.answer(catalogContract, { getReviews: onlyPage([aReview()]) });
  const person = await openReviews();
  expect(await screen.findByRole('dialog', { name: 'Customer Reviews' })).toBeInTheDocument();
  expect(await screen.findByText('The first pair that does not pinch after an hour.')).toBeInTheDocument();
  expect(screen.getByText('Verified purchase')).toBeInTheDocument();
  const ratings = screen.getByRole('list', { name: 'Ratings' });
  expect(ratings).toHaveTextContent('5 stars74%4 stars16%3 stars6%2 stars1%1 star3%');
  await person.click(screen.getByRole('button', { name: 'Back to the item' }));
  expect(await screen.findByRole('button', { name: '2,318 reviews' })).toHaveFocus();
  expect(screen.queryByText('Verified purchase')).not.toBeInTheDocument();
});

test('a review without a proven purchase claims none', async () => {
  site.answer(catalogContract, { getReviews: onlyPage([aReview({ verified_purchase: false })]) });
  await openReviews();
  expect(await screen.findByText('Mireille K.')).toBeInTheDocument();
  expect(screen.queryByText('Verified purchase')).not.toBeInTheDocument();
});

test('the next page comes as one reads on', async () => {
  const second = aReview({ id: 'r-2', title: 'Gifted to my dad' });
  site.answer(catalogContract, {
    getReviews: ({ body }) =>
      body.page === 1
        ? { status: 200, body: { reviews: [aReview()], stars_stat, next_page: 4 } }
        : { status: 200, body: { reviews: body.page === 4 ? [second] : [], stars_stat, next_page: null } },
  });
  await openReviews();
  expect(await screen.findByRole('button', { name: 'Load more reviews' })).toBeInTheDocument();
  await waitFor(() => {
    scrollToEnd();
    expect(screen.getByText('Gifted to my dad')).toBeInTheDocument();
  });
  expect(screen.queryByRole('button', { name: 'Load more reviews' })).not.toBeInTheDocument();
});

test('reviews on their way say so', async () => {
  site.answer(catalogContract, { getReviews: () => new Promise(() => undefined) });
  await openReviews();
  expect(await screen.findByText('Loading reviews...')).toBeInTheDocument();
});

test('reviews that fail say so and can be asked for again', async () => {
  site.answer(catalogContract, { getReviews: outOfOrder });
  const person = await openReviews();
  expect(await screen.findByText('Failed to load reviews')).toBeInTheDocument();
  site.answer(catalogContract, { getReviews: onlyPage([aReview()]) });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Finally, quiet on the 14 bus')).toBeInTheDocument();
});

test('a later page that fails leaves what was read and can be asked for again', async () => {
  const second = aReview({ id: 'r-2', title: 'Gifted to my dad' });
  const firstPage = { status: 200 as const, body: { reviews: [aReview()], stars_stat, next_page: 2 } };
  site.answer(catalogContract, { getReviews: ({ body }) => (body.page === 1 ? firstPage : outOfOrder) });
  const person = await openReviews();
  await person.click(await screen.findByRole('button', { name: 'Load more reviews' }));
  expect(await screen.findByText('Failed to load reviews')).toBeInTheDocument();
  expect(screen.getByText('Finally, quiet on the 14 bus')).toBeInTheDocument();
  site.answer(catalogContract, { getReviews: ({ body }) => (body.page === 1 ? firstPage : onlyPage([second])) });
  await person.click(screen.getByRole('button', { name: 'Load more reviews' }));
  await waitFor(() => expect(screen.getByText('Gifted to my dad')).toBeInTheDocument());
});
