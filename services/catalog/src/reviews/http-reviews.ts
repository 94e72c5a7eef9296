import { ReviewsPage } from '@wishbow/contracts/reviews';
import { jsonCaller } from '../retailer/json-caller.ts';
import { NOT_AVAILABLE } from '../retailer/retailer.ts';
import type { ReviewsProvider } from './reviews-provider.ts';

export interface HttpReviewsOptions {
  /** Origin of the provider. */
  readonly url: string;
  readonly token: string;
  /** Hears why there are no reviews. */
  readonly report: (error: unknown) => void;
  readonly deadlineMs?: number;
}

/** The driver for a provider that answers `GET /reviews/:asin?page` with a page as our contract words it. */
export function httpReviews({ deadlineMs = 8_000, ...options }: HttpReviewsOptions): ReviewsProvider {
  const call = jsonCaller({ name: 'The reviews provider', deadlineMs, ...options });
  return {
    findPage: async (productId, page) => {
      const answer = await call(`/reviews/${productId}?page=${page}`);
      if (!answer) return NOT_AVAILABLE;
      if (answer.status === 404) return { ok: true, value: null };
      const told = ReviewsPage.safeParse(answer.body);
      if (answer.isOk && told.success) return { ok: true, value: told.data };
      options.report(new Error(`The reviews provider answered ${answer.status}: ${told.error?.message}`));
      return NOT_AVAILABLE;
    },
  };
}
