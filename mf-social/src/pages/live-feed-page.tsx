import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { LinkButton } from '@wishbow/ui/link-button';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Segments } from '@wishbow/ui/segments';
import { TextLink } from '@wishbow/ui/text-link';
import { useRef, useState } from 'react';
import { ActivitiesShown } from '../features/activities/activities-shown.tsx';
import { FreshActivities } from '../features/activities/fresh-activities.tsx';
import { groupActivities } from '../features/activities/group-activities.ts';
import { type Shown, useRecentActivities } from '../features/activities/use-activities.ts';
import classes from './narrow-page.module.css';

const SEGMENTS: readonly { value: Shown; label: string }[] = [
  { value: 'everything', label: 'Everything' },
  { value: 'nonOrder', label: 'Wishes' },
  { value: 'order', label: 'Gifts' },
];

/** What the people one follows do. */
export default function LiveFeedPage() {
  const [shown, setShown] = useState<Shown>('everything');
  const { query, activities, fresh, showFresh } = useRecentActivities(shown);
  const list = useRef<HTMLDivElement>(null);
  const show = () => {
    showFresh();
    list.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  };
  return (
    <div className={classes.page}>
      <PageHeading
        title="Live Feed"
        text={<TextLink render={<Link to={hrefOf('wall')} />}>Your activity</TextLink>}
        actions={<Segments label="Show" segments={SEGMENTS} value={shown} onValueChange={setShown} />}
      />
      <FreshActivities count={groupActivities(fresh).length} onShow={show} />
      <div ref={list} tabIndex={-1} className={classes.list}>
        <ActivitiesShown query={query} activities={activities} empty={<NothingYet shown={shown} />} />
      </div>
    </div>
  );
}

const TITLES: Readonly<Record<Shown, string>> = {
  everything: 'No recent activity',
  nonOrder: 'No recent wishes',
  order: 'No recent gifts',
};

const NothingYet = ({ shown }: { shown: Shown }) => (
  <EmptyState
    picture="balloon"
    title={TITLES[shown]}
    text="Follow some friends to see what they wish for and what comes true."
    headingLevel={2}
    action={
      <LinkButton size="small" render={<Link to={hrefOf('users')} />}>
        Find friends
      </LinkButton>
    }
  />
);
