import { adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** Where a check goes; asked for when the check is written, and forgotten afterwards. */
export const usePayoutAddress = (payoutId: string) =>
  useQuery({
    queryKey: ['getPayoutAddress', payoutId],
    gcTime: 0,
    queryFn: async () => {
      const answer = await callApi(adminPayoutsContract.getPayoutAddress, { params: { payoutId } });
      return answer.status === 200 ? answer.body : { name: '', address: null };
    },
  });
