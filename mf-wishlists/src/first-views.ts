import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { earlyCall, type FirstViews, fromAddress } from '@wishbow/contracts/first-view';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';

/** What our pages ask first. */
export const firstViews: FirstViews = {
  home: {
    calls: [
      earlyCall(wishlistsContract.listOwnWishlists, { body: {} }),
      earlyCall(recommendationsContract.getRecommendedWishes, { body: { cursor: null } }),
      earlyCall(catalogContract.listTrendingCategories, {}),
    ],
  },
  profile: {
    calls: [earlyCall(wishlistsContract.listViewedWishlists, { body: { username: fromAddress('username') } })],
  },
  item: {
    calls: [
      earlyCall(wishesContract.refreshWish, { body: { wish: { id: fromAddress('id') } } }),
      earlyCall(catalogContract.storeItemDetailsNow, { body: { item: { product_id: fromAddress('product') } } }),
    ],
  },
};
