import { useSearchParams } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Tabs } from '@wishbow/ui/tabs';
import { useState } from 'react';
import { ProductSearchForm } from '../features/catalogue/product-search-form.tsx';
import { SearchResults } from '../features/catalogue/search-results.tsx';
import { Trending } from '../shared/trending/trending.tsx';
import classes from './add-wishes-page.module.css';

/** Finding something to wish for. What is searched for stands in the address, so that it can be shared and gone back to. */
export default function AddWishesPage() {
  const [search, setSearch] = useSearchParams();
  const [tab, setTab] = useState<'results' | 'recommended'>('results');
  const query = search.get('query')?.trim() ?? '';
  const category = search.get('trending') ?? undefined;
  return (
    <div className={classes.page}>
      <PageHeading title="Add wishes" text="Search the catalogue, and save what you find to one of your lists." />
      <ProductSearchForm key={query} query={query} onSearch={(text) => setSearch(text ? { query: text } : {})} />
      <Tabs
        label="Add wishes"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'results',
            label: 'Search Results',
            content: query ? <SearchResults query={query} /> : <Trending columns={6} firstCategoryId={category} />,
          },
          {
            value: 'recommended',
            label: 'Recommended',
            content: <EmptyState picture="love-letter" title="No recommended wishes" headingLevel={2} />,
          },
        ]}
      />
    </div>
  );
}
