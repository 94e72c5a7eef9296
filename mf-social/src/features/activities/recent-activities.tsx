import { hrefOf } from '@wishbow/contracts/routes';
import { formatMoment } from '@wishbow/domain/relative-time';
import { failureText, Link } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { Card } from '@wishbow/ui/card';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { RibbonProgress } from '@wishbow/ui/ribbon-progress';
import { Skeleton } from '@wishbow/ui/skeleton';
import { TextLink } from '@wishbow/ui/text-link';
import { ACTIVITY_LOOKS } from './activity-icon.tsx';
import { WishLink } from './activity-links.tsx';
import { ActivitySentence } from './activity-sentence.tsx';
import { fundStateOf } from './fund-state.ts';
import { type ActivityGroup, groupActivities, MOST_PICTURES, wishesOf } from './group-activities.ts';
import classes from './recent-activities.module.css';
import { useNewestActivities } from './use-activities.ts';

const MOST_SHOWN = 4;

/** The newest entries of the feed, where somebody starts. */
export default function RecentActivities() {
  return (
    <Card label="Live Feed">
      <div className={classes.top}>
        <h2>Live Feed</h2>
        <TextLink render={<Link to={hrefOf('liveFeed')} />}>View All</TextLink>
      </div>
      <Entries />
    </Card>
  );
}

function Entries() {
  const query = useNewestActivities('everything');
  if (query.isPending) return <Skeleton shape="box" height="282px" />;
  if (query.isError) {
    return (
      <ErrorPanel
        title="The live feed could not be loaded"
        text={failureText(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
        headingLevel={3}
      />
    );
  }
  const groups = groupActivities(query.data.activities).slice(0, MOST_SHOWN);
  if (groups.length === 0) return <EmptyState picture="balloon" title="No recent activity" />;
  return (
    <ol className={classes.entries}>
      {groups.map((group) => (
        <li key={group.newest.id} className={classes.entry}>
          <Entry group={group} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ group }: { group: ActivityGroup }) {
  const { user, kind, created_at } = group.newest;
  const { icon, tone } = ACTIVITY_LOOKS[kind];
  return (
    <>
      <Avatar name={user.name} src={user.details.avatar ?? undefined} badge={icon} badgeTone={tone} />
      <div className={classes.words}>
        <p>
          <ActivitySentence group={group} isShort />
        </p>
        <SmallMedia group={group} />
        <p className={classes.when}>{formatMoment(new Date(created_at), new Date())}</p>
      </div>
    </>
  );
}

function SmallMedia({ group: { newest, all } }: { group: ActivityGroup }) {
  if (newest.kind === 'fund_contributed')
    return <RibbonProgress label={newest.item.title} percent={fundStateOf(newest.item).percent} size="thin" />;
  if (newest.kind !== 'wish_added') return null;
  const wishes = wishesOf(all).filter(({ image }) => image);
  return (
    <div className={classes.pictures}>
      {wishes.slice(0, MOST_PICTURES).map((wish) => (
        <WishLink key={wish.id} wish={wish} label={wish.title} className={classes.picture}>
          <img src={wish.image ?? ''} alt="" width={48} height={48} loading="lazy" />
        </WishLink>
      ))}
    </div>
  );
}
