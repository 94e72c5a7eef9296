import { Skeleton } from '@wishbow/ui/skeleton';
import classes from './cart-page.module.css';

/** A cart of which nobody knows yet what is in it. */
export const CartSkeleton = () => (
  <div className={classes.columns}>
    <div className={classes.parcels}>
      <Skeleton shape="box" height="320px" />
      <Skeleton shape="box" height="240px" />
    </div>
    <Skeleton shape="box" height="380px" />
  </div>
);
