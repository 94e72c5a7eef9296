import { Skeleton } from '@wishbow/ui/skeleton';
import { WishCardSkeleton } from '@wishbow/ui/wish-card-skeleton';
import { WishGrid } from '@wishbow/ui/wish-grid';
import { skeletonKeys } from '../../shared/skeleton-keys.ts';
import classes from './active-wishlist.module.css';

/** The boxes of a list while it loads. */
export const ActiveWishlistSkeleton = () => (
  <div className={classes.list} aria-busy>
    <Skeleton shape="box" height="234px" />
    <Skeleton shape="box" height="48px" width="220px" />
    <WishGrid label="Wishes" isBusy>
      {skeletonKeys(4).map((key) => (
        <WishCardSkeleton key={key} />
      ))}
    </WishGrid>
  </div>
);
