import { demoReviews } from '@wishbow/demo/reviews';
import type { Listing } from './shop.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * One page of a product's reviews, in the shape of the reviews provider: `stars_stat` holds the percentages of 1 to 5
 * stars, `next_page` is null on the last page. Pages count from 1. Magic products are reviewed like their pattern.
 */
export const reviewPage = ({ pictureId, variant }: Listing, page: number, now: Date) => {
  const told = demoReviews(pictureId, page, now);
  if (!told) return undefined;
  const [one, two, three, four, five] = told.starShares;
  return {
    asin: variant.productId,
    stars_stat: { '1': one, '2': two, '3': three, '4': four, '5': five },
    reviews: told.reviews.map(({ id, author, rating, title, text, isVerifiedPurchase, writtenAt }) => ({
      id,
      name: author,
      rating,
      title,
      review_data: `Reviewed in the United States on ${day.format(writtenAt)}`,
      review: text,
      verified_purchase: isVerifiedPurchase,
    })),
    next_page: told.nextPage ?? null,
  };
};
