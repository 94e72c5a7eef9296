import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** Which builds the site is served from now. */
export const useDeployedParts = () =>
  useQuery({
    queryKey: ['listDeployedParts'],
    queryFn: async () => (await callApi(deployedPartsContract.listDeployedParts, {})).body,
  });
