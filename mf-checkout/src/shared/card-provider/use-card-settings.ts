import { siteContract } from '@wishbow/contracts/site-contract';
import { callApi, useQuery } from '@wishbow/platform';

const settingsQuery = {
  queryKey: ['getAppEnv'],
  queryFn: async () => (await callApi(siteContract.getAppEnv, {})).body,
  staleTime: Number.POSITIVE_INFINITY,
};

/** Who holds the cards here, and under which key browsers ask them. */
export const useCardSettings = () => useQuery(settingsQuery);
