import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { useChange } from '@wishbow/platform';
import { keepOrder } from './keep-order.ts';

/** Ends the wait of an order that the store has placed after it had failed. */
export const useDecideLateOrder = (orderId: string, onDone: () => void) =>
  useChange(
    adminOrdersContract.decideLateOrder,
    (body: { decision: 'take' | 'call_back' | 'bear'; reason: string }) => ({ params: { orderId }, body }),
    keepOrder(orderId, 'Decided', onDone),
  );
