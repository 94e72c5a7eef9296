import type { Notification } from '@wishbow/contracts/notifications';
import { failureText } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { Skeleton } from '@wishbow/ui/skeleton';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

type ListQuery = { isPending: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };

type NotificationListProps = {
  query: ListQuery;
  notifications: readonly Notification[] | undefined;
  /** Called when a notification leads elsewhere. */
  onGo?: (() => void) | undefined;
};

/** Notifications in their four states: on their way, failed, none, some. */
export function NotificationList({ query, notifications, onGo }: NotificationListProps) {
  if (query.isPending) return <WaitingRows />;
  if (!notifications) {
    return (
      <ErrorPanel
        title="Notifications could not be loaded"
        text={failureText(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (notifications.length === 0) return <EmptyState picture="speech-balloon" title="No notifications" />;
  return (
    <ul className={classes.list}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationRow notification={notification} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

const WaitingRows = () => (
  <div className={classes.list} aria-busy>
    {[1, 2, 3].map((row) => (
      <div key={row} className={classes.waiting}>
        <Skeleton shape="circle" width="44px" height="44px" />
        <Skeleton width="70%" />
      </div>
    ))}
  </div>
);
