import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { queryClient, showToast, useChange } from '@wishbow/platform';
import { AUDIT_KEY } from '../../shared/admin/audit-key.ts';
import { ORDERS_KEY } from './read-orders.ts';
import { adminOrderKey } from './use-admin-order.ts';

/** Ends an order that nobody could tell about. */
export const useResolveOrder = (orderId: string, onDone: () => void) =>
  useChange(
    adminOrdersContract.resolveOrder,
    (body: { outcome: 'placed' | 'failed'; reason: string }) => ({ params: { orderId }, body }),
    {
      isForm: true,
      onSuccess: ({ order }) => {
        queryClient.setQueryData(adminOrderKey(orderId), order);
        showToast('Resolved');
        onDone();
      },
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: adminOrderKey(orderId) });
        void queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
        void queryClient.invalidateQueries({ queryKey: AUDIT_KEY });
      },
    },
  );
