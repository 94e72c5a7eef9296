import { Bell } from 'lucide-react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from './popover.tsx';

export default { title: 'Popover' };

export const Notifications = () => (
  <Popover
    label="Notifications"
    align="start"
    trigger={<IconButton label="Notifications, 4 new" icon={<Bell />} badge={<CountBadge count={4} />} />}
  >
    <EmptyState picture="eyes" title="No notifications" />
  </Popover>
);
