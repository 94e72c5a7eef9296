import { hrefOf } from '@wishbow/contracts/routes';
import { failureText, Link } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { LinkButton } from '@wishbow/ui/link-button';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Skeleton } from '@wishbow/ui/skeleton';
import { OrderCard } from '../features/orders/order-card.tsx';
import { useOrders } from '../features/orders/use-orders.ts';
import classes from './orders-page.module.css';

/** Everything the person has gifted through us, newest first. */
export default function OrdersPage() {
  const orders = useOrders();
  return (
    <div className={classes.page}>
      <PageHeading title="Orders" text="What you have gifted, and how far it is." />
      <div className={classes.list} aria-busy={orders.isPending}>
        {orders.isPending && [1, 2].map((row) => <Skeleton key={row} shape="box" height="320px" />)}
        {orders.isError && (
          <ErrorPanel
            title="Your orders could not be loaded"
            text={failureText(orders.error)}
            onRetry={() => orders.refetch()}
            isRetrying={orders.isFetching}
            headingLevel={2}
          />
        )}
        {orders.data?.length === 0 && (
          <EmptyState
            picture="package"
            title="No orders"
            headingLevel={2}
            action={
              <LinkButton size="small" variant="secondary" render={<Link to={hrefOf('users')} />}>
                Find somebody to surprise
              </LinkButton>
            }
          />
        )}
        {orders.data?.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </div>
    </div>
  );
}
