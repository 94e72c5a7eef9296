import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import type { RefundTarget } from '@wishbow/domain/refund';
import type { ReturnReason } from '@wishbow/domain/return-reasons';
import { showToast, useChange } from '@wishbow/platform';
import { refreshOrders } from './use-order.ts';

export interface OrderReturn {
  readonly orderId: string;
  readonly reason: ReturnReason;
  readonly explanation: string;
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
  readonly refundTo: RefundTarget;
}

/** Asks to send things of an order back. */
export const useReturnOrder = (onAsked: () => void) =>
  useChange(
    orderActionsContract.returnOrder,
    ({ orderId, reason, explanation, items, refundTo }: OrderReturn) => ({
      body: {
        order: {
          id: orderId,
          reasonCode: reason,
          explanation,
          returningItems: [...items],
          refund_to: refundTo,
        },
      },
    }),
    {
      onSuccess: () => {
        showToast('Order return has been initiated.');
        onAsked();
      },
      onSettled: refreshOrders,
    },
  );
