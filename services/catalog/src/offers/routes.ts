import { catalogContract, catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import { problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { FetchItem } from '../items/fetch-item.ts';
import { LOOKUP_REFUSALS, retailerUnavailable } from '../items/item-problems.ts';
import { toItem } from '../items/item-view.ts';
import type { Shop } from '../items/shop-link.ts';
import type { Retailer } from '../retailer/retailer.ts';
import type { SharedAnswers } from '../shared-answers/shared-answers.ts';
import { getOffersAndShipping } from './get-offers-and-shipping.ts';
import { quoteItem } from './quote-item.ts';

const QUOTE_REFUSALS = {
  ...LOOKUP_REFUSALS,
  item_unavailable: {
    status: 409,
    body: problem('item_unavailable', 'The shop cannot deliver this item in time right now.'),
  },
} as const;

export interface OfferRouteDeps {
  readonly retailer: Retailer;
  readonly sharedAnswers: SharedAnswers;
  readonly fetchItem: FetchItem;
  readonly shop: Shop;
}

const contract = {
  getOffersAndShipping: catalogContract.getOffersAndShipping,
  quoteItem: catalogInternalContract.quoteItem,
};

/** What buying an item costs, shipping included. */
export function offerRoutes({ retailer, sharedAnswers, fetchItem, shop }: OfferRouteDeps): Router {
  const offersAndShipping = getOffersAndShipping(retailer, sharedAnswers);
  const quote = quoteItem(fetchItem, retailer);
  return implement(contract, {
    getOffersAndShipping: async ({ body, signal }) => {
      const told = await offersAndShipping(body.item.product_id, signal);
      return told.ok ? { status: 200, body: { offer: told.value } } : { status: 503, body: retailerUnavailable };
    },
    quoteItem: async ({ body }) => {
      const quoted = await quote(body.productId, body.maxShippingDays);
      if (!quoted.ok) return QUOTE_REFUSALS[quoted.reason];
      return { status: 200, body: { item: toItem(quoted.item, shop), offer: quoted.offer } };
    },
  });
}
