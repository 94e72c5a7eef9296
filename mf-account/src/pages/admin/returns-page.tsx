import { PageHeading } from '@wishbow/ui/page-heading';
import { OrdersTable } from '../../features/admin-orders/orders-table.tsx';

/** What is on its way back, and what came back. */
export default function AdminReturnsPage() {
  return (
    <>
      <PageHeading title="Returns" />
      <OrdersTable statuses={['return_requested', 'label_ready', 'partially_refunded', 'refunded']} />
    </>
  );
}
