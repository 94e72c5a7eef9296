import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { useChange } from '@wishbow/platform';
import { keepOrder } from './keep-order.ts';

type Refund = { refund_id: string; amountCents: number; target: 'card' | 'credit'; reason: string };

/** Gives some of an order back. */
export const useRefundOrder = (orderId: string, onDone: () => void) =>
  useChange(
    adminOrdersContract.refundOrder,
    (body: Refund) => ({ params: { orderId }, body }),
    keepOrder(orderId, 'Refunded', onDone),
  );
