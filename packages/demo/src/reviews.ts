import { type DemoProduct, findDemoProduct } from './catalogue.ts';
import { daysBefore } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { reviewerNames, reviewPhrases } from './social/review-phrases.ts';
import { shareOf, stableChoices } from './social/stable-choice.ts';

export type DemoReview = {
  id: string;
  author: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
  isVerifiedPurchase: boolean;
  writtenAt: Date;
};
export type DemoReviewPage = {
  reviews: readonly DemoReview[];
  starShares: DemoProduct['starShares'];
  nextPage?: number;
};

const PER_PAGE = 5;
/** Readable reviews of a product; its review count tells how many there were in all. */
const MOST_REVIEWS = 15;

/** The rating that falls at this share of all reviews. */
const ratingAt = (share: number, [one, two, three, four]: DemoProduct['starShares']): number => {
  const percent = share * 100;
  const thresholds = [one, one + two, one + two + three, one + two + three + four];
  return 1 + thresholds.filter((threshold) => percent >= threshold).length;
};

const reviewOf = (product: DemoProduct, index: number, author: string, now: Date): DemoReview => {
  const seed = `${product.productId}/${index}`;
  const rating = ratingAt(shareOf(`rating of ${seed}`), product.starShares);
  const phrases = reviewPhrases[rating] ?? [];
  const [opening] = stableChoices(
    `opening of ${seed}`,
    phrases.map(({ title }) => title),
    1,
  );
  const phrase = phrases.find(({ title }) => title === opening);
  return {
    id: demoId('review', seed),
    author,
    rating,
    title: phrase?.title ?? '',
    text: phrase?.text ?? '',
    isVerifiedPurchase: shareOf(`purchase of ${seed}`) < 0.85,
    writtenAt: daysBefore(now, 3 + index * 11 + Math.floor(9 * shareOf(`day of ${seed}`))),
  };
};

/** The reviews of a product or one of its variants, five a page from page 1, newest first; undefined when it is not sold. */
export const demoReviews = (productId: string, page: number, now: Date): DemoReviewPage | undefined => {
  const product = findDemoProduct(productId)?.product;
  if (!product) return undefined;
  const count = Math.min(MOST_REVIEWS, product.reviewCount);
  const authors = stableChoices(`reviewers of ${product.productId}`, reviewerNames, count);
  const reviews = authors.map((author, index) => reviewOf(product, index, author, now));
  const end = page * PER_PAGE;
  return {
    reviews: reviews.slice(end - PER_PAGE, end),
    starShares: product.starShares,
    ...(end < count ? { nextPage: page + 1 } : {}),
  };
};
