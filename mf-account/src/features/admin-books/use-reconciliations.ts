import { reconciliationsContract } from '@wishbow/contracts/reconciliations-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** The last comparisons of our books with those of card processor and store. */
export const useReconciliations = () =>
  useQuery({
    queryKey: ['listReconciliations'],
    queryFn: async () => (await callApi(reconciliationsContract.listReconciliations, {})).body.reconciliations,
  });
