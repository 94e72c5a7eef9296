import { isAdmin } from '@wishbow/domain/user-role';
import { PageError, PageLoading, Route, Routes, useSession } from '@wishbow/platform';
import { lazy, Suspense } from 'react';
import { AdminFrame } from '../../shared/admin/admin-frame.tsx';

const OverviewPage = lazy(() => import(/* webpackChunkName: "admin-overview" */ './overview-page.tsx'));
const ReturnsPage = lazy(() => import(/* webpackChunkName: "admin-returns" */ './returns-page.tsx'));
const DisputesPage = lazy(() => import(/* webpackChunkName: "admin-disputes" */ './disputes-page.tsx'));
const BooksPage = lazy(() => import(/* webpackChunkName: "admin-books" */ './books-page.tsx'));
const PartsPage = lazy(() => import(/* webpackChunkName: "admin-parts" */ './parts-page.tsx'));
const HealthPage = lazy(() => import(/* webpackChunkName: "admin-health" */ './health-page.tsx'));
const OrdersPage = lazy(() => import(/* webpackChunkName: "admin-orders" */ './orders-page.tsx'));
const OrderPage = lazy(() => import(/* webpackChunkName: "admin-order" */ './order-page.tsx'));
const PayoutsPage = lazy(() => import(/* webpackChunkName: "admin-payouts" */ './payouts-page.tsx'));
const PeoplePage = lazy(() => import(/* webpackChunkName: "admin-people" */ './people-page.tsx'));
const ReportsPage = lazy(() => import(/* webpackChunkName: "admin-reports" */ './reports-page.tsx'));
const TrendingPage = lazy(() => import(/* webpackChunkName: "admin-trending" */ './trending-page.tsx'));
const MailsPage = lazy(() => import(/* webpackChunkName: "admin-mails" */ './mails-page.tsx'));
const AuditPage = lazy(() => import(/* webpackChunkName: "admin-audit" */ './audit-page.tsx'));

/**
 * The admin area: a chunk for each of its pages. The shell lets nobody else in, and the server answers nobody else; this
 * only spares them the calls.
 */
export default function AdminPage() {
  const { user } = useSession();
  if (!isAdmin(user)) return <PageError statusCode={404} />;
  return (
    <AdminFrame>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route index element={<OverviewPage />} />
          <Route path="orders" element={<OrdersPage />} />
          <Route path="orders/:order" element={<OrderPage />} />
          <Route path="payouts" element={<PayoutsPage />} />
          <Route path="returns" element={<ReturnsPage />} />
          <Route path="disputes" element={<DisputesPage />} />
          <Route path="books" element={<BooksPage />} />
          <Route path="parts" element={<PartsPage />} />
          <Route path="health" element={<HealthPage />} />
          <Route path="people" element={<PeoplePage />} />
          <Route path="reports" element={<ReportsPage />} />
          <Route path="trending" element={<TrendingPage />} />
          <Route path="mails" element={<MailsPage />} />
          <Route path="audit" element={<AuditPage />} />
          <Route path="*" element={<PageError statusCode={404} />} />
        </Routes>
      </Suspense>
    </AdminFrame>
  );
}
