import type { ReviewsPage } from '@wishbow/contracts/reviews';
import classes from './star-breakdown.module.css';

const RATINGS = ['5', '4', '3', '2', '1'] as const;

/** How many percent gave each rating; a full bar is 100. */
export const StarBreakdown = ({ stars }: { stars: ReviewsPage['stars_stat'] }) => (
  <ul className={classes.breakdown} aria-label="Ratings">
    {RATINGS.map((rating) => (
      <li key={rating}>
        <span>{rating === '1' ? '1 star' : `${rating} stars`}</span>
        <span className={classes.bar}>
          <span style={{ width: `${stars[rating]}%` }} />
        </span>
        <span className={classes.percent}>{stars[rating]}%</span>
      </li>
    ))}
  </ul>
);
