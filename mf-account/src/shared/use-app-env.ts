import { type AppEnv, siteContract } from '@wishbow/contracts/site-contract';
import { callApi, readInlined, useQuery } from '@wishbow/platform';

const appEnvQuery = {
  queryKey: ['getAppEnv'],
  queryFn: async () => (await callApi(siteContract.getAppEnv, {})).body,
  // The log-in page brings it along: its first look has all ways to log in.
  initialData: () => readInlined<AppEnv>('wishbow-app-env'),
  staleTime: Number.POSITIVE_INFINITY,
};

/** What the site is and where it runs; it stays the same for as long as the page stands open. */
export const useAppEnv = () => useQuery(appEnvQuery);
