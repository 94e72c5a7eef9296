import { siteHealthContract } from '@wishbow/contracts/site-health-contract';
import { callApi, pollEvery, useQuery } from '@wishbow/platform';

const POLL_MS = 5_000;

/** How every process is doing, asked again while the page is looked at. */
export const useSiteHealth = () =>
  useQuery({
    queryKey: ['getSiteHealth'],
    queryFn: async () => (await callApi(siteHealthContract.getSiteHealth, {})).body.processes,
    refetchInterval: pollEvery(POLL_MS),
  });
