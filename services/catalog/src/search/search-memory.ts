import type { ProductId } from '@wishbow/contracts/items';
import { ProductBasics, type Retailer, SearchPage, type Told } from '../retailer/retailer.ts';
import type { AnswerKind, SharedAnswers } from '../shared-answers/shared-answers.ts';
import { normalizedQuery } from './search-rules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const PAGES: AnswerKind<SearchPage> = {
  name: 'search',
  schema: SearchPage,
  freshMs: 10 * MINUTE_MS,
  keptMs: 24 * HOUR_MS,
};
const RESULTS: AnswerKind<ProductBasics> = { name: 'result', schema: ProductBasics, freshMs: HOUR_MS, keptMs: HOUR_MS };

/** Searches that somebody made before, and each product they showed. */
export interface SearchMemory {
  search(query: string, page: number): Promise<Told<SearchPage>>;
  /** What the latest search that showed this product told of it. */
  findResult(productId: ProductId): Promise<ProductBasics | undefined>;
}

export function createSearchMemory(retailer: Retailer, sharedAnswers: SharedAnswers): SearchMemory {
  const askRetailer = async (query: string, page: number) => {
    const told = await retailer.search(query, page);
    const results = told.ok ? told.value.results : [];
    await Promise.all(results.map((result) => sharedAnswers.keep(RESULTS, result.productId, result)));
    return told;
  };
  return {
    search: (query, page) => {
      const words = normalizedQuery(query);
      return sharedAnswers.get(PAGES, `${page}:${words}`, () => askRetailer(words, page));
    },
    findResult: (productId) => sharedAnswers.find(RESULTS, productId),
  };
}
