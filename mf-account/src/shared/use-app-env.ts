import { siteContract } from '@wishbow/contracts/site-contract';
import { callApi, useQuery } from '@wishbow/platform';

const appEnvQuery = {
  queryKey: ['getAppEnv'],
  queryFn: async () => (await callApi(siteContract.getAppEnv, {})).body,
  staleTime: Number.POSITIVE_INFINITY,
};

/** What the site is and where it runs; it stays the same for as long as the page stands open. */
export const useAppEnv = () => useQuery(appEnvQuery);
