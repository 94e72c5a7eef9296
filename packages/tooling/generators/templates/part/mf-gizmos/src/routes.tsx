import { pathOf } from '@wishbow/contracts/routes';
import { lazyPage, Route, Routes } from '@wishbow/platform';

const GizmosPage = lazyPage('gizmos', () => import(/* webpackChunkName: "page-gizmos" */ './pages/gizmos-page.tsx'));

export function GizmosRoutes() {
  return (
    <Routes>
      <Route path={pathOf('gizmos')} element={<GizmosPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
