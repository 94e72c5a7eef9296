import { hrefOf } from '@wishbow/contracts/routes';
import { failureText, Link } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { LinkButton } from '@wishbow/ui/link-button';
import { Skeleton } from '@wishbow/ui/skeleton';
import { OrderCard } from '../features/orders/order-card.tsx';
import { useOrders } from '../features/orders/use-orders.ts';
import classes from './orders-page.module.css';

/** Every order of the person, newest first, a page at a time. */
export function AllOrders() {
  const orders = useOrders();
  const shown = orders.data?.pages.flatMap((page) => page.orders);
  return (
    <div className={classes.list} aria-busy={orders.isPending}>
      {orders.isPending && [1, 2].map((row) => <Skeleton key={row} shape="box" height="320px" />)}
      {orders.isLoadingError && (
        <ErrorPanel
          title="Your orders could not be loaded"
          text={failureText(orders.error)}
          onRetry={() => orders.refetch()}
          isRetrying={orders.isFetching}
          headingLevel={2}
        />
      )}
      {shown?.length === 0 && (
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
      {shown?.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {orders.isFetchNextPageError && (
        <p role="alert" className={classes.failed}>
          More orders could not be loaded. Please try again.
        </p>
      )}
      {orders.hasNextPage && (
        <Button variant="outline" isLoading={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          Show more orders
        </Button>
      )}
    </div>
  );
}
