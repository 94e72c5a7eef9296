import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { useChange } from '@wishbow/platform';
import { keepOrder } from './keep-order.ts';

/** Gives what a card refused as Llama Bucks. */
export const useCreditFailedRefund = (orderId: string, onDone: () => void) =>
  useChange(
    adminOrdersContract.creditFailedRefund,
    (body: { refund_id: string; reason: string }) => ({ params: { orderId }, body }),
    keepOrder(orderId, 'Given as Llama Bucks', onDone),
  );
