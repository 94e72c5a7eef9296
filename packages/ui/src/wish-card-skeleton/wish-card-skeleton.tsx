import { Skeleton } from '../skeleton/skeleton.tsx';
import classes from './wish-card-skeleton.module.css';

/** The boxes of a `WishCard` while it loads, in the same sizes, so that nothing jumps. */
export const WishCardSkeleton = () => (
  <div className={classes.card}>
    <div className={classes.shot}>
      <Skeleton shape="box" height="100%" />
    </div>
    <Skeleton width="92%" height="16px" />
    <Skeleton width="55%" height="13px" />
    <Skeleton width="70%" height="30px" />
  </div>
);
