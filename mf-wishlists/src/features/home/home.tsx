import type { Me } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import { Link, Slot } from '@wishbow/platform';
import { BelowLoading } from '@wishbow/ui/below-loading';
import { Skeleton } from '@wishbow/ui/skeleton';
import { Tabs } from '@wishbow/ui/tabs';
import { TextLink } from '@wishbow/ui/text-link';
import type { ReactNode } from 'react';
import { Trending } from '../../shared/trending/trending.tsx';
import { FriendsAdditions } from './friends-additions.tsx';
import classes from './home.module.css';
import { MyListsCard } from './my-lists-card.tsx';
import { MyselfCard } from './myself-card.tsx';
import { WishSearch } from './wish-search.tsx';

type HomeProps = {
  user: Me;
  /** What friends recommend. */
  recommended: ReactNode;
};

/** Where a signed-in person starts: their own lists, what to wish for, and what friends wish for. */
export function Home({ user, recommended }: HomeProps) {
  return (
    <div className={classes.home}>
      <aside className={classes.left} aria-label="You">
        <MyselfCard user={user} />
        <MyListsCard />
      </aside>
      <div className={classes.middle}>
        <WishSearch firstName={user.firstName} />
        <Tabs label="For you" tabs={[{ value: 'recommended', label: 'Recommended', content: recommended }]} />
        <BelowLoading>
          <Trending
            columns={3}
            action={<TextLink render={<Link to={hrefOf('browseWithSearch')} />}>View All</TextLink>}
          />
        </BelowLoading>
      </div>
      <aside className={classes.right} aria-label="Friends">
        <Slot name="social.recentActivities" props={{}} placeholder={<Skeleton shape="box" height="368px" />} />
        <BelowLoading>
          <FriendsAdditions />
        </BelowLoading>
      </aside>
    </div>
  );
}
