import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { LinkButton } from '@wishbow/ui/link-button';
import { Search } from 'lucide-react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { ProductGrid } from '../../shared/products/product-grid.tsx';
import { mixedItems } from '../../shared/trending/mixed-items.ts';
import { useTrending } from '../../shared/trending/use-trending.ts';
import landing from './landing.module.css';

const SHOWN = 8;

/** Real products of the catalogue, one of each category in turn, and the way to all of it. */
export function PopularWishes() {
  const query = useTrending();
  const items = query.data && mixedItems(query.data.trending_items).slice(0, SHOWN);
  return (
    <div className={landing.band} id="popular">
      <section className={landing.section}>
        <div className={landing.head}>
          <h2>What people wish for</h2>
          <p className={landing.lead}>
            Open one to see its options and what it costs in all, shipping and fee included.
          </p>
          <LinkButton variant="secondary" icon={<Search />} render={<Link to={hrefOf('browseWithSearch')} />}>
            Search the catalogue
          </LinkButton>
        </div>
        {query.isError && <FailedPanel title="The catalogue could not be loaded" query={query} />}
        {items?.length === 0 && <EmptyState picture="sparkles" title="Nothing is trending right now" />}
        {!query.isError && items?.length !== 0 && (
          <ProductGrid label="Popular products" items={items} expected={SHOWN} />
        )}
      </section>
    </div>
  );
}
