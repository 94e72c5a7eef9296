import { pathOf } from '@wishbow/contracts/routes';
import { Route, Routes } from '@wishbow/platform';
import { lazy } from 'react';

const NotificationsPage = lazy(
  () => import(/* webpackChunkName: "page-notifications" */ './pages/notifications-page.tsx'),
);
const LiveFeedPage = lazy(() => import(/* webpackChunkName: "page-liveFeed" */ './pages/live-feed-page.tsx'));
const WallPage = lazy(() => import(/* webpackChunkName: "page-wall" */ './pages/wall-page.tsx'));
const UsersPage = lazy(() => import(/* webpackChunkName: "page-users" */ './pages/users-page.tsx'));

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
