import { disputesContract } from '@wishbow/contracts/disputes-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** How many contested charges are not decided. */
export const useOpenDisputeCount = () =>
  useQuery({
    queryKey: ['listDisputes', 'open'],
    queryFn: async () =>
      (await callApi(disputesContract.listDisputes, { query: { status: 'open' } })).body.disputes.length,
  });
