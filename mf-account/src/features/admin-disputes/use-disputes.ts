import { disputesContract } from '@wishbow/contracts/disputes-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** Every charge that was contested, what is open first. */
export const useDisputes = () =>
  useQuery({
    queryKey: ['listDisputes'],
    queryFn: async () => (await callApi(disputesContract.listDisputes, { query: {} })).body.disputes,
  });
