import { EmptyState } from '@wishbow/ui/empty-state';
import { useRef } from 'react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { LoadMore } from '../../shared/load-more/load-more.tsx';
import { ProductGrid } from '../../shared/products/product-grid.tsx';
import { useScrollMemory } from '../../shared/scroll/use-scroll-memory.ts';
import classes from './search-results.module.css';
import { usePreparedDetails } from './use-prepared-details.ts';
import { useProductSearch } from './use-product-search.ts';

/** What the catalogue has for a query, the most relevant first; more of it comes as one scrolls on. */
export function SearchResults({ query }: { query: string }) {
  const search = useProductSearch(query);
  const list = useRef<HTMLDivElement>(null);
  useScrollMemory(list, search.data !== undefined);
  usePreparedDetails(search.data?.pages.at(-1)?.results);
  if (search.isPending) return <ProductGrid label="Search results" items={undefined} columns={6} />;
  if (!search.data) return <FailedPanel title="The search did not work" query={search} headingLevel={2} />;

  const items = search.data.pages.flatMap(({ results }) => results);
  if (items.length === 0) return <EmptyState picture="magnifying-glass" title="No search results" headingLevel={2} />;
  const count = search.data.pages.at(-1)?.showing.of ?? items.length;
  return (
    <div ref={list} className={classes.results}>
      <h2 className={classes.count} aria-live="polite">
        Showing {items.length} of {count.toLocaleString('en-US')}
      </h2>
      <p className={classes.sort}>Sorted by relevance</p>
      <ProductGrid label="Search results" items={items} columns={6} />
      <LoadMore query={search} failedText="More results could not be loaded." />
    </div>
  );
}
