import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { LinkButton } from '@wishbow/ui/link-button';
import { PageHeading } from '@wishbow/ui/page-heading';
import { ActivitiesShown } from '../features/activities/activities-shown.tsx';
import { useWallActivities } from '../features/activities/use-activities.ts';
import classes from './narrow-page.module.css';

/** What one did oneself, as those who follow one may read it. */
export default function WallPage() {
  const query = useWallActivities();
  const activities = query.data?.pages.flatMap((page) => page.activities) ?? [];
  return (
    <div className={classes.page}>
      <PageHeading
        title="Your activity"
        text="Your followers read this in their Live Feed, as far as they can see what it is about. Private gifts are told to their recipients alone."
      />
      <ActivitiesShown query={query} activities={activities} empty={<NothingDone />} />
    </div>
  );
}

const NothingDone = () => (
  <EmptyState
    picture="balloon"
    title="No recent activity"
    text="What you wish for, like and gift is listed here."
    headingLevel={2}
    action={
      <LinkButton size="small" render={<Link to={hrefOf('browseWithSearch')} />}>
        Add wishes
      </LinkButton>
    }
  />
);
