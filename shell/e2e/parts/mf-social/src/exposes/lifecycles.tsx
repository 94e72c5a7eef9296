import { pathOf } from '@wishbow/contracts/routes';
import { defineApp, Route, Routes } from '@wishbow/platform';
import { lazy } from 'react';
import '../reacts-on-page.ts';

const UsersPage = lazy(() => import(/* webpackChunkName: "page-users" */ '../users-page.tsx'));

export const { bootstrap, mount, unmount } = defineApp('mf-social', () => (
  <Routes>
    <Route path={pathOf('users')} element={<UsersPage />} />
    <Route path="*" element={null} />
  </Routes>
));
