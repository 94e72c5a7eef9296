import { Link, PageError, usePageTitle, useParams } from '@wishbow/platform';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Skeleton } from '@wishbow/ui/skeleton';
import { TextLink } from '@wishbow/ui/text-link';
import { SubjectHistory } from '../../features/admin-audit/subject-history.tsx';
import { LatePanel } from '../../features/admin-orders/late-panel.tsx';
import { OrderStatusBadge } from '../../features/admin-orders/order-columns.tsx';
import { OrderFacts } from '../../features/admin-orders/order-facts.tsx';
import { OrderLines } from '../../features/admin-orders/order-lines.tsx';
import { RefundsPanel } from '../../features/admin-orders/refunds-panel.tsx';
import { ResolvePanel } from '../../features/admin-orders/resolve-panel.tsx';
import { RetryPanel } from '../../features/admin-orders/retry-panel.tsx';
import { useAdminOrder } from '../../features/admin-orders/use-admin-order.ts';
import { adminHref } from '../../shared/admin/admin-sections.ts';
import { shortOrderName } from '../../shared/admin/order-words.ts';
import { LoadingFailed } from '../../shared/loading-failed.tsx';

/** One order: what it is, what it waits for, and what can be done with it. */
export default function AdminOrderPage() {
  const { order: orderId = '' } = useParams();
  const found = useAdminOrder(orderId);
  usePageTitle(`Order ${shortOrderName(orderId)}`);
  if (found.isPending) return <Skeleton shape="box" height="320px" />;
  if (found.isLoadingError) {
    return <LoadingFailed query={found} headingLevel={1} />;
  }
  const order = found.data;
  if (!order) return <PageError statusCode={404} />;
  return (
    <>
      <PageHeading
        title={shortOrderName(order.id)}
        text={order.title}
        eyebrow={<TextLink render={<Link to={adminHref('orders')} />}>Orders</TextLink>}
        actions={<OrderStatusBadge order={order} />}
      />
      {order.can.resolve && <ResolvePanel order={order} />}
      {order.late && <LatePanel order={order} late={order.late} />}
      {order.can.retry && <RetryPanel order={order} />}
      <RefundsPanel order={order} />
      <OrderLines order={order} />
      <OrderFacts order={order} />
      <SubjectHistory subjectId={order.id} />
    </>
  );
}
