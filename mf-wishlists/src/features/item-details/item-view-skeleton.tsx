import { Skeleton } from '@wishbow/ui/skeleton';
import gallery from './gallery.module.css';
import classes from './item-view.module.css';

/** The boxes of an item while it loads. */
export const ItemViewSkeleton = () => (
  <div className={classes.view} aria-busy>
    <div className={gallery.shot}>
      <Skeleton shape="box" height="100%" />
    </div>
    <div className={classes.words}>
      <Skeleton height="34px" width="80%" />
      <Skeleton height="20px" width="45%" />
      <Skeleton shape="box" height="86px" />
      <Skeleton height="20px" />
      <Skeleton height="20px" width="90%" />
      <Skeleton shape="box" height="56px" />
    </div>
  </div>
);
