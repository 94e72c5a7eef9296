import { Button } from '@wishbow/ui/button';
import { Skeleton } from '@wishbow/ui/skeleton';
import { CalendarPlus } from 'lucide-react';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import classes from '../../shared/stacked-form.module.css';
import { CalendarAddress } from './calendar-address.tsx';
import { useCalendarFeed, useCreateCalendarFeed } from './use-calendar-feed.ts';

/** Birthdays and events in the calendar that the person uses anyway. */
export default function CalendarPanel() {
  const feed = useCalendarFeed();
  const create = useCreateCalendarFeed();
  return (
    <section className={classes.form} aria-labelledby="calendar" aria-busy={feed.isPending}>
      <h2 id="calendar">Calendar</h2>
      <p className={classes.text}>
        Birthdays and events of the people you follow, and your own events, in the calendar you use anyway. It shows
        what you may see, always as it is now.
      </p>
      {feed.isPending && <Skeleton shape="box" height="46px" />}
      {feed.isLoadingError && <LoadingFailed query={feed} />}
      {feed.data === null && (
        <span>
          <Button icon={<CalendarPlus />} isLoading={create.isPending} onClick={() => create.mutate()}>
            Create an address
          </Button>
        </span>
      )}
      {feed.data && <CalendarAddress address={feed.data} />}
    </section>
  );
}
