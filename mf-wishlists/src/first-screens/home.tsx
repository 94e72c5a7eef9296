import { Card } from '@wishbow/ui/card';
import { Skeleton } from '@wishbow/ui/skeleton';
import { WishGrid } from '@wishbow/ui/wish-grid';
import classes from '../features/home/home.module.css';
import search from '../features/home/wish-search.module.css';
import { RecommendedCardSkeleton } from '../features/recommended/recommended-card-skeleton.tsx';
import { skeletonKeys } from '../shared/skeleton-keys.ts';

/** The question of the home page; what friends recommend is on its way. */
const HomeFirstScreen = () => (
  <div className={classes.home} aria-busy>
    <div className={classes.left}>
      <Skeleton shape="box" height="190px" />
      <Skeleton shape="box" height="330px" />
    </div>
    <div className={classes.middle}>
      <Card>
        <div className={search.search}>
          <h1>
            What are you wishing for, <span data-fill="session user.firstName" />?
          </h1>
          <Skeleton shape="box" height="54px" />
        </div>
        <div className={search.ways}>
          <Skeleton shape="box" width="240px" height="36px" />
        </div>
      </Card>
      <div>
        <Skeleton shape="box" width="140px" height="46px" />
        <WishGrid label="Recommended" columns={3} isBusy>
          {skeletonKeys(6).map((key) => (
            <RecommendedCardSkeleton key={key} />
          ))}
        </WishGrid>
      </div>
    </div>
    <div className={classes.right}>
      <Skeleton shape="box" height="368px" />
    </div>
  </div>
);

export default HomeFirstScreen;
