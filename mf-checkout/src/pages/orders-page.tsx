import { useParams } from '@wishbow/platform';
import { PageHeading } from '@wishbow/ui/page-heading';
import { AllOrders } from './all-orders.tsx';
import { OneOrder } from './one-order.tsx';
import classes from './orders-page.module.css';

/** Everything the person has gifted through us, or the one order that the address names. */
export default function OrdersPage() {
  const { order } = useParams();
  return (
    <div className={classes.page}>
      <PageHeading title="Orders" text="What you have gifted, and how far it is." />
      {order ? <OneOrder orderId={order} /> : <AllOrders />}
    </div>
  );
}
