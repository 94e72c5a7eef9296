import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { callApi, queryClient, useQuery } from '@wishbow/platform';

const KEY = ['getSignInWays'];

/** How the person can sign in. */
export const useSignInWays = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => (await callApi(secondFactorContract.getSignInWays, {})).body,
  });

/** One of them has changed. */
export const askSignInWaysAgain = (): void => void queryClient.invalidateQueries({ queryKey: KEY });
