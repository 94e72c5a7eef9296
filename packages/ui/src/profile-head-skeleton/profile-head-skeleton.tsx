import { Skeleton } from '../skeleton/skeleton.tsx';
import classes from './profile-head-skeleton.module.css';

/**
 * The head of a profile while it loads, with the usual size of one, so that what stands below does not jump. In `ui`,
 * since the page shows it until the head's part is there, and the part until the person is.
 */
export const ProfileHeadSkeleton = () => (
  <div className={classes.head} aria-busy>
    <div className={classes.cover}>
      <Skeleton height="100%" />
    </div>
    <div className={classes.body}>
      <div className={classes.picture}>
        <Skeleton shape="circle" height="100%" />
      </div>
      <div className={classes.words}>
        <Skeleton width="220px" height="32px" />
        <Skeleton width="90px" />
        <Skeleton width="100%" />
        <Skeleton width="60%" />
      </div>
    </div>
  </div>
);
