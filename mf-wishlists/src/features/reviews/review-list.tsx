import type { Review } from '@wishbow/contracts/reviews';
import { Badge } from '@wishbow/ui/badge';
import { EmptyState } from '@wishbow/ui/empty-state';
import { StarRating } from '@wishbow/ui/star-rating';
import { BadgeCheck } from 'lucide-react';
import { LoadMore, type MorePages } from '../../shared/load-more/load-more.tsx';
import classes from './review-list.module.css';
import { ReviewsLoading } from './reviews-loading.tsx';

type ReviewListProps = { reviews: readonly Review[]; query: MorePages };

/** What customers wrote, and more of it as one reads on. */
export function ReviewList({ reviews, query }: ReviewListProps) {
  if (reviews.length === 0) return <EmptyState picture="speech-balloon" title="No reviews yet" />;
  return (
    <>
      <ul className={classes.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} />
          </li>
        ))}
      </ul>
      {query.isFetchingNextPage && <ReviewsLoading />}
      <LoadMore query={query} label="Load more reviews" failedText="Failed to load reviews" />
    </>
  );
}

function ReviewEntry({ review }: { review: Review }) {
  return (
    <article className={classes.review}>
      <StarRating value={review.rating}>
        <b>{review.title}</b>
      </StarRating>
      <p className={classes.words}>{review.review}</p>
      <p className={classes.origin}>
        {review.name} <span>{dateOf(review)}</span>
        {review.verified_purchase && (
          <Badge tone="ok" icon={<BadgeCheck />}>
            Verified purchase
          </Badge>
        )}
      </p>
    </article>
  );
}

/** Of "Reviewed in the United States on June 3, 2026" the day alone; another shop's words stand as they are. */
const dateOf = ({ review_data }: Review) => review_data.replace(/^Reviewed in .* on /, '');
