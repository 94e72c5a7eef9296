import { gizmosContract } from '@wishbow/contracts/gizmos-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** One's own gizmos, newest first. */
export function useGizmos() {
  return useQuery({
    queryKey: ['listGizmos'],
    queryFn: async () => (await callApi(gizmosContract.listGizmos, {})).body.gizmos,
  });
}
