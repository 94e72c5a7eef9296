import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { Chip } from '@wishbow/ui/chip';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import { TextLink } from '@wishbow/ui/text-link';
import { useState } from 'react';
import { categoryPicture } from '../catalogue/category-picture.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { useTrending, useTrendingCategory } from '../catalogue/use-trending.ts';
import { FailedPanel } from '../failed-panel.tsx';
import classes from './trending.module.css';

/** How many of everything are shown; a category shows all of its own. */
const SHOWN_OF_EVERYTHING = 12;

/** What many people wish for right now: of everything, or of one category. */
export function Trending() {
  const [categoryId, setCategoryId] = useState<string>();
  const all = useTrending();
  const ofCategory = useTrendingCategory(categoryId);
  const query = categoryId === undefined ? all : ofCategory;
  const items = categoryId === undefined ? mixed(all.data?.trending_items) : ofCategory.data;
  return (
    <section aria-label="Trending" className={classes.trending}>
      <div className={classes.top}>
        <h2>Trending</h2>
        <TextLink render={<Link to={hrefOf('browseWithSearch')} />}>View All</TextLink>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form; these filter at once. */}
      <div className={classes.chips} role="group" aria-label="Trending categories">
        <Chip isSelected={categoryId === undefined} onClick={() => setCategoryId(undefined)}>
          Everything
        </Chip>
        {all.data?.trending_categories.map(({ id, title }) => (
          <Chip
            key={id}
            isSelected={id === categoryId}
            onClick={() => setCategoryId(id)}
            media={<ObjectPicture name={categoryPicture(title)} size={24} />}
          >
            {title}
          </Chip>
        ))}
      </div>
      {query.isError && <FailedPanel title="Trending could not be loaded" query={query} />}
      {!query.isError && items?.length === 0 && <EmptyState picture="sparkles" title="Nothing is trending right now" />}
      {!query.isError && items?.length !== 0 && (
        <ProductGrid label="Trending products" items={items} columns={3} />
      )}
    </section>
  );
}

/** One item of each category in turn, so that everything looks like everything. */
function mixed<Item extends { trending_category_id: string }>(items: readonly Item[] | undefined): Item[] | undefined {
  const placeInCategory = new Map<string, number>();
  const placed = items?.map((item) => {
    const place = placeInCategory.get(item.trending_category_id) ?? 0;
    placeInCategory.set(item.trending_category_id, place + 1);
    return { item, place };
  });
  return placed
    ?.toSorted((a, b) => a.place - b.place)
    .slice(0, SHOWN_OF_EVERYTHING)
    .map(({ item }) => item);
}
