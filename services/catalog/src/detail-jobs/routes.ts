import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { QueueItemDetails } from './queue-item-details.ts';

const contract = {
  storeItemDetailsJob: catalogContract.storeItemDetailsJob,
  storeItemDetailsInSearchResults: catalogContract.storeItemDetailsInSearchResults,
};

/** Details that somebody is about to look at, fetched without anybody waiting for them. */
export function detailJobRoutes(queueDetails: QueueItemDetails): Router {
  return implement(contract, {
    storeItemDetailsJob: async ({ body }) => {
      await queueDetails([body.item.product_id]);
      return { status: 202, body: {} };
    },
    storeItemDetailsInSearchResults: async ({ body }) => {
      await queueDetails(body.results.map((result) => result.product_id));
      return { status: 202, body: {} };
    },
  });
}
