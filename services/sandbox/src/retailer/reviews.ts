import { createHash } from 'node:crypto';
import { REMARKS, REVIEWERS } from './review-texts.ts';
import type { Listing } from './shop.ts';

const REVIEWS_PER_PAGE = 10;
const MOST_PAGES = 5;
const RATINGS = [1, 2, 3, 4, 5] as const;
type Rating = (typeof RATINGS)[number];

/** A number from 0 to 4,294,967,295 that looks random and is always the same for the same text. */
const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();
const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], seed: string): Item => {
  const item = items[chance(seed) % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
};

/** Draws a rating so that many reviews together show the shares of the product. */
const ratingOf = (shares: Listing['product']['starShares'], seed: string): Rating => {
  const percent = chance(seed) % 100;
  const upTo = (rating: Rating): number => shares.slice(0, rating).reduce((total, share) => total + share, 0);
  return RATINGS.find((rating) => percent < upTo(rating)) ?? 5;
};

/**
 * One page of a product's reviews, in the shape of the reviews provider: `stars_stat` holds the percentages of
 * 1 to 5 stars in that order, `next_page` is null on the last page. Pages count from 1.
 */
export const reviewPage = ({ product, variant }: Listing, page: number) => {
  const reviewCount = Math.min(product.reviewCount, REVIEWS_PER_PAGE * MOST_PAGES);
  const start = (page - 1) * REVIEWS_PER_PAGE;
  const end = Math.min(start + REVIEWS_PER_PAGE, reviewCount);
  const numbers = Array.from({ length: Math.max(end - start, 0) }, (_, index) => start + index);
  return {
    asin: variant.productId,
    stars_stat: product.starShares,
    review_data: numbers.map((number) => {
      const seed = `${product.productId} ${number}`;
      const rating = ratingOf(product.starShares, `${seed} rating`);
      const [title, review] = pick(REMARKS[rating], `${seed} remark`);
      return {
        id: `${product.productId}-${number + 1}`,
        name: pick(REVIEWERS, `${seed} name`),
        rating,
        title,
        review,
        verified_purchase: chance(`${seed} bought`) % 5 !== 0,
      };
    }),
    next_page: end < reviewCount ? page + 1 : null,
  };
};
