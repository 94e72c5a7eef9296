import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { CountBadge } from '@wishbow/ui/count-badge';
import { IconButton } from '@wishbow/ui/icon-button';
import { LinkButton } from '@wishbow/ui/link-button';
import { Popover } from '@wishbow/ui/popover';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import classes from './notification-bell.module.css';
import { NotificationList } from './notification-list.tsx';
import { useBell } from './use-notifications.ts';
import { useClearCount } from './use-view-notification.ts';

const MOST_SHOWN = 5;

/** The bell of the app bar. Opening it clears the count. */
export default function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const bell = useBell();
  const clearCount = useClearCount();
  const count = bell.data?.userDetail.unviewedNotificationsCount ?? 0;
  const toggle = (opens: boolean) => {
    setOpen(opens);
    if (opens && count > 0) clearCount.mutate();
  };
  const label = count > 0 ? `Notifications, ${count} new` : 'Notifications';

  return (
    <Popover
      label="Notifications"
      isOpen={isOpen}
      onOpenChange={toggle}
      trigger={<IconButton label={label} icon={<Bell />} badge={count > 0 && <CountBadge count={count} />} />}
    >
      <div className={classes.sheet}>
        <h2 className={classes.heading}>Notifications</h2>
        <NotificationList
          query={bell}
          notifications={bell.data?.notifications.slice(0, MOST_SHOWN)}
          onGo={() => setOpen(false)}
        />
        <LinkButton
          variant="secondary"
          isBlock
          render={<Link to={hrefOf('notifications')} onClick={() => setOpen(false)} />}
        >
          View All
        </LinkButton>
      </div>
    </Popover>
  );
}
