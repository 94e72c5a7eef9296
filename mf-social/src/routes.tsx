import { pathOf } from '@wishbow/contracts/routes';
import { lazyPage, Route, Routes } from '@wishbow/platform';

const NotificationsPage = lazyPage(
  'notifications',
  () => import(/* webpackChunkName: "page-notifications" */ './pages/notifications-page.tsx'),
);
const LiveFeedPage = lazyPage(
  'liveFeed',
  () => import(/* webpackChunkName: "page-liveFeed" */ './pages/live-feed-page.tsx'),
);
const WallPage = lazyPage('wall', () => import(/* webpackChunkName: "page-wall" */ './pages/wall-page.tsx'));
const UsersPage = lazyPage('users', () => import(/* webpackChunkName: "page-users" */ './pages/users-page.tsx'));

export function SocialRoutes() {
  return (
    <Routes>
      <Route path={pathOf('notifications')} element={<NotificationsPage />} />
      <Route path={pathOf('liveFeed')} element={<LiveFeedPage />} />
      <Route path={pathOf('wall')} element={<WallPage />} />
      <Route path={pathOf('users')} element={<UsersPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
