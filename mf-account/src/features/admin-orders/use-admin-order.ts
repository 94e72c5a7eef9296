import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { callApi, useQuery } from '@wishbow/platform';

export const adminOrderKey = (orderId: string) => ['getOrderForAdmin', orderId];

/** One order as admins see it; null where there is none. */
export const useAdminOrder = (orderId: string) =>
  useQuery({
    queryKey: adminOrderKey(orderId),
    queryFn: async () => {
      const answer = await callApi(adminOrdersContract.getOrderForAdmin, { params: { orderId } });
      return answer.status === 200 ? answer.body.order : null;
    },
  });
