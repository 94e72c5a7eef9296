import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { useChange } from '@wishbow/platform';
import { keepOrder } from './keep-order.ts';

/** Ends an order that nobody could tell about. */
export const useResolveOrder = (orderId: string, onDone: () => void) =>
  useChange(
    adminOrdersContract.resolveOrder,
    (body: { outcome: 'placed' | 'failed'; reason: string }) => ({ params: { orderId }, body }),
    keepOrder(orderId, 'Resolved', onDone),
  );
