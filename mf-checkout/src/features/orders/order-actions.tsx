import type { Order } from '@wishbow/contracts/orders';
import { canCancelOrder, canRetryOrder, canReturnOrder, isBeingReturned } from '@wishbow/domain/order-actions';
import { openModal } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { LinkButton } from '@wishbow/ui/link-button';
import { PackageSearch, Printer, RotateCw } from 'lucide-react';
import classes from './order-card.module.css';
import { useRetryOrder } from './use-retry-order.ts';

/** What can be done with an order as it stands, by the rules the server refuses by; nothing otherwise. */
export function OrderActions({ order }: { order: Order }) {
  const retry = useRetryOrder();
  const { id: orderId } = order;
  const canRetry = canRetryOrder(order);
  const canCancel = canCancelOrder(order);
  const canReturn = canReturnOrder(order);
  return (
    <div className={classes.actions}>
      {canRetry && (
        <Button size="small" icon={<RotateCw />} isLoading={retry.isPending} onClick={() => retry.mutate({ orderId })}>
          Retry
        </Button>
      )}
      {isBeingReturned(order.status) && (
        <Button size="small" icon={<Printer />} onClick={() => void openModal('checkout.returnLabel', { orderId })}>
          Return label
        </Button>
      )}
      <TrackLink order={order} />
      {canCancel && (
        <Button size="small" variant="outline" onClick={() => void openModal('checkout.cancelOrder', { orderId })}>
          Cancel order
        </Button>
      )}
      {canReturn && (
        <Button size="small" variant="outline" onClick={() => void openModal('checkout.returnOrder', { orderId })}>
          Return
        </Button>
      )}
    </div>
  );
}

/** While the parcel is on its way and until the buyer does something else with it. */
function TrackLink({ order: { status, tracking_url: url, carrier } }: { order: Order }) {
  if (!url || (status !== 'shipped' && status !== 'delivered')) return null;
  return (
    <LinkButton
      size="small"
      variant="secondary"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      icon={<PackageSearch />}
    >
      {carrier ? `Track with ${carrier}` : 'Track parcel'}
    </LinkButton>
  );
}
