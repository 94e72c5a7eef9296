import { pathOf } from '@wishbow/contracts/routes';
import { defineApp, Route, Routes } from '@wishbow/platform';
import { lazy } from 'react';
import '../reacts-on-page.ts';

const HomePage = lazy(() => import(/* webpackChunkName: "page-browse" */ '../home-page.tsx'));
const ProfilePage = lazy(() => import(/* webpackChunkName: "page-profile" */ '../profile-page.tsx'));

export const { bootstrap, mount, unmount } = defineApp('mf-wishlists', () => (
  <Routes>
    <Route path={pathOf('browse')} element={<HomePage />} />
    <Route path={pathOf('profile')} element={<ProfilePage />} />
    <Route path="*" element={null} />
  </Routes>
));
