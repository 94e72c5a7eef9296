import { pathOf } from '@wishbow/contracts/routes';
import { defineApp, Route, Routes } from '@wishbow/platform';
import { lazy } from 'react';
import '../reacts-on-page.ts';
import { throwOnDemand } from '../throw-on-demand.ts';

const UsersPage = lazy(() => import(/* webpackChunkName: "page-users" */ '../users-page.tsx'));

const pages = defineApp('mf-social', () => (
  <Routes>
    <Route path={pathOf('users')} element={<UsersPage />} />
    <Route path="*" element={null} />
  </Routes>
));

export const { bootstrap, unmount } = pages;

export const mount: typeof pages.mount = async (props) => {
  throwOnDemand();
  return pages.mount(props);
};
