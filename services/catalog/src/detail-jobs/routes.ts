import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { callerNetwork } from '@wishbow/service/caller-network';
import type { Router } from 'express';
import type { QueueItemDetails } from './queue-item-details.ts';

/** One call a page of results, 50 products each: far more pages than anybody turns. */
const RESULTS_LIMIT = { name: 'details-of-results', points: 60, windowMs: 5 * 60 * 1_000 };

const contract = {
  storeItemDetailsJob: catalogContract.storeItemDetailsJob,
  storeItemDetailsInSearchResults: catalogContract.storeItemDetailsInSearchResults,
};

/** Details that somebody is about to look at, fetched without anybody waiting for them. */
export function detailJobRoutes(queueDetails: QueueItemDetails, limiter: RateLimiter): Router {
  return implement(contract, {
    storeItemDetailsJob: async ({ body }) => {
      await queueDetails([body.item.product_id]);
      return { status: 202, body: {} };
    },
    storeItemDetailsInSearchResults: async ({ body, viewer, request, response }) => {
      const verdict = await limiter.consume(RESULTS_LIMIT, viewer.userId ?? callerNetwork(request));
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      await queueDetails(body.results.map((result) => result.product_id));
      return { status: 202, body: {} };
    },
  });
}
