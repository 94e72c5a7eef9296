import { formatUsd, sumCents } from '@wishbow/domain/money';
import type { RefundTarget } from '@wishbow/domain/refund';
import type { ModalViewProps } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { Skeleton } from '@wishbow/ui/skeleton';
import { useState } from 'react';
import classes from './order-modal.module.css';
import { RefundChoice } from './refund-choice.tsx';
import { useCancelOrder } from './use-cancel-order.ts';
import { useOrder } from './use-order.ts';

/** Asks before an order is cancelled: what will happen differs before and after the store has it. */
export default function CancelOrderModal({ input, onComplete, onClose }: ModalViewProps<'checkout.cancelOrder'>) {
  const order = useOrder(input.orderId).data;
  const [refundTo, setRefundTo] = useState<RefundTarget>('card');
  const { mutate, isPending } = useCancelOrder(() => onComplete({}));
  const isPlaced = order?.status === 'placed';
  const isWaiting = order?.invitation?.status === 'waiting';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Cancel this order?"
      footer={
        <div className={classes.buttons}>
          <Button variant="outline" onClick={onClose}>
            Keep order
          </Button>
          <Button
            variant="danger"
            isLoading={isPending}
            disabled={!order}
            onClick={() => mutate({ orderId: input.orderId, refundTo })}
          >
            Cancel order
          </Button>
        </div>
      }
    >
      <div className={classes.body}>
        {!order && <Skeleton shape="box" height="96px" />}
        {isWaiting && (
          <p>They have not claimed it yet, so nothing has been charged. The link in their email stops working.</p>
        )}
        {order && !isPlaced && !isWaiting && (
          <p>The store has not placed it yet, so nothing has been charged. If the store is faster, the order stands.</p>
        )}
        {order && isPlaced && (
          <>
            <p>
              We ask the store to call it back. Once it has,{' '}
              {formatUsd(sumCents([order.totalCents, order.creditCents]))} goes back to you, and{' '}
              {order.to_user?.firstName ?? 'the recipient'} is told. If the parcel is already on its way, the order
              stands.
            </p>
            <RefundChoice order={order} value={refundTo} onChoose={setRefundTo} />
          </>
        )}
      </div>
    </Dialog>
  );
}
