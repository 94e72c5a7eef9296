import { fillFrom } from '@wishbow/contracts/first-view';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import { Card } from '@wishbow/ui/card';
import { Skeleton } from '@wishbow/ui/skeleton';
import { WishCardSkeleton } from '@wishbow/ui/wish-card-skeleton';
import { WishGrid } from '@wishbow/ui/wish-grid';
import type { CSSProperties } from 'react';
import classes from '../features/home/home.module.css';
import search from '../features/home/wish-search.module.css';
import recommended from '../features/recommended/recommended-card.module.css';

/** Full rows at 2 and 3 columns. */
const PLACES = [0, 1, 2, 3, 4, 5];

/** Over the box of its card's skeleton. */
const PICTURE: CSSProperties = {
  position: 'absolute',
  inset: '0 0 auto',
  width: '100%',
  aspectRatio: 1,
  borderRadius: 'var(--radius-l)',
  objectFit: 'cover',
  filter: 'var(--picture-filter)',
};

/** The question of the home page, and pictures of what friends recommend. */
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
        <div style={{ marginBottom: 'var(--space-5)' }}>
          <Skeleton shape="box" width="140px" height="50px" />
        </div>
        <WishGrid label="Recommended" columns={3} isBusy>
          {PLACES.map((place) => (
            <RecommendedPicture key={place} place={place} />
          ))}
        </WishGrid>
      </div>
    </div>
    <div className={classes.right}>
      <Skeleton shape="box" height="368px" />
    </div>
  </div>
);

const RecommendedPicture = ({ place }: { place: number }) => (
  <div className={recommended.recommended}>
    <div className={recommended.head}>
      <Skeleton shape="circle" width="32px" height="32px" />
      <Skeleton width="60%" />
    </div>
    <div style={{ position: 'relative' }}>
      <WishCardSkeleton />
      <img
        alt=""
        style={PICTURE}
        data-fill={fillFrom([recommendationsContract.getRecommendedWishes, `wishes.${place}.image`])}
      />
    </div>
  </div>
);

export default HomeFirstScreen;
