import { ownAccountContract, type SessionSummary } from '@wishbow/contracts/own-account-contract';
import { queryClient, showToast, useChange } from '@wishbow/platform';
import { SESSIONS_KEY } from './use-sessions.ts';

/** Signs out one other place. It may have gone by itself: the list is asked for again either way. */
export const useRevokeSession = () =>
  useChange(ownAccountContract.revokeSession, ({ id }: SessionSummary) => ({ params: { sessionId: id } }), {
    onSuccess: () => showToast('Logged out there'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
