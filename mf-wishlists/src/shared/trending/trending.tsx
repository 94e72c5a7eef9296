import { EmptyState } from '@wishbow/ui/empty-state';
import { type ReactNode, useState } from 'react';
import { FailedPanel } from '../failed-panel.tsx';
import { ProductGrid } from '../products/product-grid.tsx';
import { CategoryChips } from './category-chips.tsx';
import { mixedItems } from './mixed-items.ts';
import classes from './trending.module.css';
import { useTrending, useTrendingCategory } from './use-trending.ts';

/** How many of everything are shown; a category shows all of its own. */
const SHOWN_OF_EVERYTHING = 12;

type TrendingProps = {
  /** The category to start with; everything without one. */
  firstCategoryId?: string | undefined;
  columns: 3 | 6;
  /** Beside the heading. */
  action?: ReactNode;
};

/** What many people wish for right now: of everything, or of one category. */
export function Trending({ firstCategoryId, columns, action }: TrendingProps) {
  const [categoryId, setCategoryId] = useState(firstCategoryId);
  const all = useTrending();
  const ofCategory = useTrendingCategory(categoryId);
  const everything = all.data && mixedItems(all.data.trending_items).slice(0, SHOWN_OF_EVERYTHING);
  const [query, items] = categoryId === undefined ? [all, everything] : [ofCategory, ofCategory.data];
  return (
    <section aria-label="Trending" className={classes.trending}>
      <div className={classes.top}>
        <h2>Trending</h2>
        {action}
      </div>
      <CategoryChips trending={all.data} chosenId={categoryId} onChoose={setCategoryId} />
      {query.isError ? (
        <FailedPanel title="Trending could not be loaded" query={query} />
      ) : (
        <TrendingProducts items={items} columns={columns} />
      )}
    </section>
  );
}

function TrendingProducts({ items, columns }: Pick<Parameters<typeof ProductGrid>[0], 'items'> & { columns: 3 | 6 }) {
  if (items?.length === 0) return <EmptyState picture="sparkles" title="Nothing is trending right now" />;
  return <ProductGrid label="Trending products" items={items} columns={columns} />;
}
