import type { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { AnswerOf } from '@wishbow/contracts/endpoint';
import { hasPositivePrice } from '../items/item-rules.ts';
import { toSearchResult } from '../items/item-view.ts';
import type { Shop } from '../items/shop-link.ts';
import { RESULTS_PER_PAGE, type Told } from '../retailer/retailer.ts';
import type { SearchMemory } from './search-memory.ts';
import { normalizedQuery } from './search-rules.ts';

type SearchReply = Extract<AnswerOf<typeof catalogContract.searchItems>, { status: 200 }>['body'];

const NOTHING: SearchReply = { results: [], showing: { from: 0, to: 0, of: 0 } };

/** One page of products for a query. Results without a positive price are dropped; the counts stay the retailer's. */
export const searchItems =
  (searchMemory: SearchMemory, shop: Shop) =>
  async (query: string, page: number): Promise<Told<SearchReply>> => {
    if (normalizedQuery(query) === '') return { ok: true, value: NOTHING };
    const told = await searchMemory.search(query, page);
    if (!told.ok) return told;
    const { results, totalCount } = told.value;
    const before = (page - 1) * RESULTS_PER_PAGE;
    const showing = { from: before + 1, to: before + results.length, of: totalCount };
    return {
      ok: true,
      value: {
        results: results.filter(hasPositivePrice).map((result) => toSearchResult(result, shop)),
        showing: results.length > 0 ? showing : { from: 0, to: 0, of: totalCount },
      },
    };
  };
