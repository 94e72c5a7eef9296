import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Skeleton } from '@wishbow/ui/skeleton';
import { useEffect } from 'react';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { useNotificationPages } from '../features/notifications/use-notifications.ts';
import { useClearCount } from '../features/notifications/use-view-notification.ts';
import classes from './narrow-page.module.css';

/** Everything a person was told, newest first: what is new apart from what they have looked at. */
export default function NotificationsPage() {
  const query = useNotificationPages();
  const { mutate: clearCount } = useClearCount();
  useEffect(() => clearCount(), [clearCount]);
  const all = query.data?.pages.flatMap((page) => page.notifications);
  const fresh = all?.filter(({ viewed }) => !viewed);
  const earlier = all?.filter(({ viewed }) => viewed);

  return (
    <div className={classes.page}>
      <PageHeading title="Notifications" />
      {fresh && fresh.length > 0 && (
        <section aria-labelledby="new-notifications">
          <h2 id="new-notifications" className={classes.part}>
            New
          </h2>
          <Card isFlush>
            <NotificationList query={query} notifications={fresh} />
          </Card>
        </section>
      )}
      {query.isPending && <WaitingPart query={query} />}
      {!query.isPending && (!fresh || fresh.length === 0 || (earlier && earlier.length > 0)) && (
        <section aria-labelledby="earlier-notifications">
          <h2 id="earlier-notifications" className={classes.part}>
            Earlier
          </h2>
          <Card isFlush>
            <NotificationList query={query} notifications={earlier} />
          </Card>
        </section>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          isBlock
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </div>
  );
}

/** Whether "New" or "Earlier" comes first is not known yet: a heading with neither word, which nothing moves down later. */
const WaitingPart = ({ query }: Pick<Parameters<typeof NotificationList>[0], 'query'>) => (
  <section aria-busy>
    <p className={classes.part}>
      <Skeleton width="64px" />
    </p>
    <Card isFlush>
      <NotificationList query={query} notifications={undefined} />
    </Card>
  </section>
);
