import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import { callApi, useQuery } from '@wishbow/platform';

export const PARTS_KEY = ['listDeployedParts'];

/** Which builds the site is served from now. */
export const useDeployedParts = () =>
  useQuery({
    queryKey: PARTS_KEY,
    queryFn: async () => (await callApi(deployedPartsContract.listDeployedParts, {})).body,
  });
