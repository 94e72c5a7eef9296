import type { Item } from '@wishbow/contracts/items';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import classes from './customer-reviews.module.css';
import { ReviewList } from './review-list.tsx';
import { ReviewedItem } from './reviewed-item.tsx';
import { ReviewsLoading } from './reviews-loading.tsx';
import { StarBreakdown } from './star-breakdown.tsx';
import { useReviews } from './use-reviews.ts';

/** How customers like a product: the average, how the stars are spread, and what they wrote. */
export default function CustomerReviews({ item }: { item: Item }) {
  const query = useReviews(item.asin);
  const firstPage = query.data?.pages[0];
  return (
    <div className={classes.reviews}>
      <div className={classes.summary}>
        <ReviewedItem item={item} />
        {firstPage && <StarBreakdown stars={firstPage.stars_stat} />}
      </div>
      <div>
        {query.isPending && <ReviewsLoading />}
        {query.data && <ReviewList query={query} reviews={query.data.pages.flatMap(({ reviews }) => reviews)} />}
        {query.isError && !query.data && (
          <ErrorPanel
            title="Failed to load reviews"
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
      </div>
    </div>
  );
}
