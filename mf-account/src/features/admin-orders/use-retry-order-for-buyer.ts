import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { useChange } from '@wishbow/platform';
import { keepOrder } from './keep-order.ts';

/** Tries a failed order again at the price that its buyer agreed to. */
export const useRetryOrderForBuyer = (orderId: string, onDone: () => void) =>
  useChange(
    adminOrdersContract.retryOrderForBuyer,
    (reason: string) => ({ params: { orderId }, body: { reason } }),
    keepOrder(orderId, 'Retrying the order', onDone),
  );
