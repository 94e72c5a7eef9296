import { partHealthContract } from '@wishbow/contracts/part-health-contract';
import { callApi, pollEvery, useQuery } from '@wishbow/platform';

const POLL_MS = 15_000;

/** How the builds that people have open are doing in their browsers. */
export const usePartHealth = () =>
  useQuery({
    queryKey: ['getPartHealth'],
    queryFn: async () => (await callApi(partHealthContract.getPartHealth, { query: { minutes: 15 } })).body.builds,
    refetchInterval: pollEvery(POLL_MS),
  });
