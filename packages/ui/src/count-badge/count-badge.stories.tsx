import { CountBadge, NotificationDot } from './count-badge.tsx';

export default { title: 'Count badge' };

export const Counts = () => (
  <>
    <CountBadge count={4} />
    <CountBadge count={12} />
  </>
);
export const Dot = () => <NotificationDot />;
