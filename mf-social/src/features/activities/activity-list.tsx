import type { Activity } from '@wishbow/contracts/activities';
import { type DateOnly, dateOnlyIn } from '@wishbow/domain/date-only';
import { formatDayHeading } from '@wishbow/domain/relative-time';
import { ActivityEntry } from './activity-entry.tsx';
import classes from './activity-list.module.css';
import { completions } from './fund-state.ts';
import { type ActivityGroup, groupActivities } from './group-activities.ts';

/** Entries by day, newest first. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  const groups = groupActivities(activities);
  const complete = completions(groups);
  const today = dateOnlyIn(new Date());
  return [...Map.groupBy(groups, ({ day }) => day)].map(([day, ofDay]) => (
    <Day key={day} heading={formatDayHeading(day, today)} day={day} groups={ofDay} complete={complete} />
  ));
}

type DayProps = {
  heading: string;
  day: DateOnly;
  groups: readonly ActivityGroup[];
  complete: ReadonlySet<ActivityGroup>;
};

const Day = ({ heading, day, groups, complete }: DayProps) => (
  <section aria-labelledby={`day-${day}`}>
    <h2 id={`day-${day}`} className={classes.day}>
      {heading}
    </h2>
    <ol className={classes.entries}>
      {groups.map((group) => (
        <li key={group.newest.id}>
          <ActivityEntry group={group} isComplete={complete.has(group)} />
        </li>
      ))}
    </ol>
  </section>
);
