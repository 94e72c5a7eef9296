import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import type { RefundTarget } from '@wishbow/domain/refund';
import { showToast, useChange } from '@wishbow/platform';
import { refreshOrders } from './use-order.ts';

type Cancellation = { readonly orderId: string; readonly refundTo: RefundTarget };

/** Asks for the cancellation of an order. */
export const useCancelOrder = (onAsked: () => void) =>
  useChange(
    orderActionsContract.cancelOrder,
    ({ orderId, refundTo }: Cancellation) => ({ body: { order: { id: orderId, refund_to: refundTo } } }),
    {
      onSuccess: () => {
        showToast('Cancelling the order.');
        onAsked();
      },
      onSettled: refreshOrders,
    },
  );
