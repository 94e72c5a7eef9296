import { Skeleton } from '@wishbow/ui/skeleton';
import classes from './reviews-loading.module.css';

/** The boxes of a review that is on its way. */
export const ReviewsLoading = () => (
  <div className={classes.loading} aria-busy>
    <Skeleton width="44%" height="17px" />
    <Skeleton width="92%" height="13px" />
    <Skeleton width="70%" height="13px" />
    <p role="status">Loading reviews...</p>
  </div>
);
