import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { retailerUnavailable } from '../items/item-problems.ts';
import type { Shop } from '../items/shop-link.ts';
import { searchItems } from './search-items.ts';
import type { SearchMemory } from './search-memory.ts';

/** Product search. */
export function searchRoutes(searchMemory: SearchMemory, shop: Shop): Router {
  const search = searchItems(searchMemory, shop);
  return implement(
    { searchItems: catalogContract.searchItems },
    {
      searchItems: async ({ body }) => {
        const found = await search(body.query, body.page);
        return found.ok ? { status: 200, body: found.value } : { status: 503, body: retailerUnavailable };
      },
    },
  );
}
