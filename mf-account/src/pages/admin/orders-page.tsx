import { PageHeading } from '@wishbow/ui/page-heading';
import { OrdersTable } from '../../features/admin-orders/orders-table.tsx';

/** Everybody's orders. */
export default function AdminOrdersPage() {
  return (
    <>
      <PageHeading title="Orders" />
      <OrdersTable />
    </>
  );
}
