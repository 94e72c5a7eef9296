import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { Skeleton } from '@wishbow/ui/skeleton';
import { skeletonKeys } from '../../shared/skeleton-keys.ts';
import { CategoryPicture } from '../../shared/trending/category-picture.tsx';
import { useTrending } from '../../shared/trending/use-trending.ts';
import landing from './landing.module.css';
import classes from './trending-categories.module.css';

const SHOWN = 12;

/** The categories people look at most, each leading into the search. The section is left out when there are none. */
export function TrendingCategories() {
  const { data, isPending } = useTrending();
  if (!isPending && !data?.trending_categories.length) return null;
  return (
    <section className={`${landing.section} ${classes.section}`}>
      <h2 className={landing.display}>Trending right now</h2>
      <ul className={classes.categories} aria-busy={isPending}>
        {isPending && skeletonKeys(SHOWN).map((key) => <CategorySkeleton key={key} />)}
        {data?.trending_categories.slice(0, SHOWN).map(({ id, title }) => (
          <li key={id}>
            <Link
              className={classes.category}
              to={`${hrefOf('browseWithSearch')}?${new URLSearchParams({ trending: id })}`}
            >
              <CategoryPicture categoryId={id} items={data.trending_items} size={96} />
              <b>{title}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CategorySkeleton = () => (
  <li>
    <Skeleton shape="box" height="138px" />
  </li>
);
