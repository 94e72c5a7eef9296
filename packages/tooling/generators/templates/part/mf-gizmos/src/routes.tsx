import { pathOf } from '@wishbow/contracts/routes';
import { Route, Routes } from '@wishbow/platform';
import { lazy } from 'react';

const GizmosPage = lazy(() => import(/* webpackChunkName: "page-gizmos" */ './pages/gizmos-page.tsx'));

export function GizmosRoutes() {
  return (
    <Routes>
      <Route path={pathOf('gizmos')} element={<GizmosPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
