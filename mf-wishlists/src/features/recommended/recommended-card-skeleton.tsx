import { Skeleton } from '@wishbow/ui/skeleton';
import { WishCardSkeleton } from '@wishbow/ui/wish-card-skeleton';
import classes from './recommended-card.module.css';

/** A `RecommendedCard` while it loads: a face and a name above the card. */
export const RecommendedCardSkeleton = () => (
  <div className={classes.recommended}>
    <div className={classes.head}>
      <Skeleton shape="circle" width="32px" height="32px" />
      <Skeleton width="60%" />
    </div>
    <WishCardSkeleton />
  </div>
);
