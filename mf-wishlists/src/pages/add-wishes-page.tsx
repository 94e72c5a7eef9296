import { usePageTitle, useSearchParams } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Tabs } from '@wishbow/ui/tabs';
import { ProductSearchForm } from '../features/catalogue/product-search-form.tsx';
import { SearchResults } from '../features/catalogue/search-results.tsx';
import { RecommendedWishes } from '../features/recommended/recommended-wishes.tsx';
import { Trending } from '../shared/trending/trending.tsx';
import { OtherWaysToWish } from '../shared/ways-to-wish/other-ways-to-wish.tsx';
import classes from './add-wishes-page.module.css';

/** Finding something to wish for. Search and tab stand in the address, so that they can be shared and gone back to. */
export default function AddWishesPage() {
  const [search, setSearch] = useSearchParams();
  const query = search.get('query')?.trim() ?? '';
  const category = search.get('trending') ?? undefined;
  usePageTitle(query ? `Search results for ${query}` : 'Add wishes');

  const searchFor = (text: string) => {
    const wishList = search.get('wishList');
    setSearch({ ...(text && { query: text }), ...(wishList && { wishList }) });
  };
  const showTab = (tab: 'results' | 'recommended') => {
    const next = new URLSearchParams(search);
    if (tab === 'recommended') next.set('tab', tab);
    else next.delete('tab');
    setSearch(next, { replace: true });
  };
  return (
    <div className={classes.page}>
      <PageHeading title="Add wishes" text="Search the catalogue, and save what you find to one of your lists." />
      <div className={classes.ways}>
        <ProductSearchForm query={query} onSearch={searchFor} />
        <OtherWaysToWish size="large" />
      </div>
      {!query && <Trending columns={6} firstCategoryId={category} />}
      <Tabs
        label="Add wishes"
        value={search.get('tab') === 'recommended' ? 'recommended' : 'results'}
        onValueChange={showTab}
        tabs={[
          {
            value: 'results',
            label: 'Search Results',
            content: query ? <SearchResults query={query} /> : NOTHING_SEARCHED,
          },
          { value: 'recommended', label: 'Recommended', content: <RecommendedWishes columns={6} /> },
        ]}
      />
    </div>
  );
}

const NOTHING_SEARCHED = (
  <EmptyState picture="magnifying-glass" title="What you search for shows up here" headingLevel={2} />
);
