import type { Me } from '@wishbow/contracts/people';
import { FriendsAdditions } from './friends-additions.tsx';
import classes from './home.module.css';
import { MyListsCard } from './my-lists-card.tsx';
import { MyselfCard } from './myself-card.tsx';
import { RecommendedTabs } from './recommended-tabs.tsx';
import { Trending } from './trending.tsx';
import { WishSearch } from './wish-search.tsx';

/** Where a signed-in person starts: their own lists, what to wish for, and what friends wish for. */
export function Home({ user }: { user: Me }) {
  return (
    <div className={classes.home}>
      <aside className={classes.left} aria-label="You">
        <MyselfCard user={user} />
        <MyListsCard />
      </aside>
      <div className={classes.middle}>
        <WishSearch firstName={user.firstName} />
        <RecommendedTabs />
        <Trending />
      </div>
      <aside className={classes.right} aria-label="Friends">
        <FriendsAdditions />
      </aside>
    </div>
  );
}
