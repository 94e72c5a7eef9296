import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { ReviewsPage } from '@wishbow/contracts/reviews';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { AnswerKind, SharedAnswers } from '../shared-answers/shared-answers.ts';
import type { ReviewsProvider } from './reviews-provider.ts';

const HOUR_MS = 60 * 60 * 1_000;

const PAGES: AnswerKind<ReviewsPage | null> = {
  name: 'reviews',
  schema: ReviewsPage.nullable(),
  freshMs: HOUR_MS,
  keptMs: 24 * HOUR_MS,
};

/** Specification section 2, "Reviews panel". */
const reviewsUnavailable = problem('reviews_unavailable', 'Failed to load reviews');

/** What customers say of a product. */
export function reviewRoutes(reviews: ReviewsProvider, sharedAnswers: SharedAnswers): Router {
  return implement(
    { getReviews: catalogContract.getReviews },
    {
      getReviews: async ({ body: { asin, page } }) => {
        const told = await sharedAnswers.get(PAGES, `${asin}:${page}`, () => reviews.findPage(asin, page));
        if (!told.ok) return { status: 503, body: reviewsUnavailable };
        return told.value ? { status: 200, body: told.value } : { status: 404, body: notFound };
      },
    },
  );
}
