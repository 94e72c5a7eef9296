import type { catalogContract } from '@wishbow/contracts/catalog-contract';
import { everybody, signedIn } from '../subjects.ts';
import type { World } from '../world/world.ts';
import type { CasesOf } from './cases-of.ts';

const item = ({ productId }: World) => ({ body: { item: { product_id: productId } } });
const asin = ({ productId }: World) => ({ body: { asin: productId } });

/** What the shop sells is for everybody to see; fetching what somebody names is for people with an account. */
export const catalogCases: CasesOf<typeof catalogContract> = {
  searchItems: [
    { call: () => ({ body: { query: 'lamp' } }), outcomes: everybody('200') },
    {
      about: 'as the owner',
      call: ({ owner }) => ({ body: { query: 'lamp', userId: owner.id } }),
      outcomes: everybody('403 identity_mismatch', { owner: '200' }),
    },
  ],
  storeItemBasicsNow: [{ call: item, outcomes: everybody('200') }],
  storeItemDetailsNow: [{ call: item, outcomes: everybody('200') }],
  storeItemDetailsJob: [{ call: item, outcomes: everybody('202') }],
  storeItemDetailsInSearchResults: [
    { call: ({ productId }) => ({ body: { results: [{ product_id: productId }] } }), outcomes: everybody('202') },
  ],
  storeItemVariations: [{ call: item, outcomes: everybody('200') }],
  getItemByAsin: [{ call: asin, outcomes: everybody('200') }],
  refreshItem: [{ call: ({ itemId }) => ({ body: { itemId } }), outcomes: everybody('200') }],
  pullAmazonItem: [
    {
      call: () => ({ body: { url: 'http://127.0.0.1/lamp' } }),
      outcomes: signedIn('422 unsupported_url'),
      allowedIn: 'services/catalog/src/pulled-items',
    },
  ],
  getReviews: [{ call: asin, outcomes: everybody('200') }],
  getOffersAndShipping: [{ call: item, outcomes: everybody('200') }],
  listTrendingCategories: [{ call: () => ({}), outcomes: everybody('200') }],
  getTrendingItemsById: [
    { call: ({ trendingId }) => ({ body: { trendingCategoryId: trendingId } }), outcomes: everybody('200') },
  ],
};
