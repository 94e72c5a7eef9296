import type { AdminOrderDetails } from '@wishbow/contracts/admin-orders';
import { queryClient, showToast } from '@wishbow/platform';
import { AUDIT_KEY } from '../../shared/admin/audit-key.ts';
import { ORDERS_KEY } from './read-orders.ts';
import { adminOrderKey } from './use-admin-order.ts';

/** What every act on an order does to the page: the answer is shown, and what else shows the order looks again. */
export const keepOrder = (orderId: string, done: string, onDone: () => void) => ({
  isForm: true,
  onSuccess: ({ order }: { order: AdminOrderDetails }) => {
    queryClient.setQueryData(adminOrderKey(orderId), order);
    showToast(done);
    onDone();
  },
  onSettled: () => {
    for (const queryKey of [adminOrderKey(orderId), ORDERS_KEY, AUDIT_KEY]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  },
});
