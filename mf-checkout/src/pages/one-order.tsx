import { hrefOf } from '@wishbow/contracts/routes';
import { failureText, Link } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { LinkButton } from '@wishbow/ui/link-button';
import { Skeleton } from '@wishbow/ui/skeleton';
import { OrderCard } from '../features/orders/order-card.tsx';
import { useOrder } from '../features/orders/use-order.ts';
import classes from './orders-page.module.css';

/** The order that the address names, as news of it lead to it. */
export function OneOrder({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  const toAll = (
    <LinkButton size="small" variant="secondary" render={<Link to={hrefOf('orders', {})} />}>
      All orders
    </LinkButton>
  );
  return (
    <div className={classes.list} aria-busy={order.isPending}>
      {order.isPending && <Skeleton shape="box" height="320px" />}
      {order.isLoadingError && (
        <ErrorPanel
          title="Your order could not be loaded"
          text={failureText(order.error)}
          onRetry={() => order.refetch()}
          isRetrying={order.isFetching}
          headingLevel={2}
        />
      )}
      {order.data === null && (
        <EmptyState
          picture="package"
          title="404 Not Found"
          text="This page could not be found"
          headingLevel={2}
          action={toAll}
        />
      )}
      {order.data && (
        <>
          <OrderCard order={order.data} />
          <div>{toAll}</div>
        </>
      )}
    </div>
  );
}
