import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** A build that is tried may be taken back by itself. */
const POLL_MS = 15_000;

export const PARTS_KEY = ['listDeployedParts'];

/** Which builds the site is served from now. */
export const useDeployedParts = () =>
  useQuery({
    queryKey: PARTS_KEY,
    queryFn: async () => (await callApi(deployedPartsContract.listDeployedParts, {})).body,
    refetchInterval: ({ state }) => (state.data?.canary ? POLL_MS : false),
  });
