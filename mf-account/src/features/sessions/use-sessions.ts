import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { callApi, useQuery } from '@wishbow/platform';

export const SESSIONS_KEY = ['listSessions'];

/** Where the person is signed in, the place seen last first. */
export const useSessions = () =>
  useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async () => (await callApi(ownAccountContract.listSessions, {})).body.sessions,
  });
