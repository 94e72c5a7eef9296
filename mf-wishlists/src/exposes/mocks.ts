import type { PartMocks } from '@wishbow/testing/world/part-mocks';
import { browseMocks, fundsMocks } from '../mocks/browse-mocks.ts';
import { catalogMocks } from '../mocks/catalog-mocks.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { trendingMocks } from '../mocks/trending-mocks.ts';
import { wishesMocks } from '../mocks/wishes-mocks.ts';
import { wishlistsMocks } from '../mocks/wishlists-mocks.ts';

/** What wishlists and catalog answer where there is no backend. */
const mocks: PartMocks = {
  owner: 'mf-wishlists',
  contracts: [wishlistsMocks, wishesMocks, browseMocks, fundsMocks, catalogMocks, trendingMocks],
  scenarios,
};

export default mocks;
