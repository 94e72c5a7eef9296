import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { callApi, showToast, useMutation } from '@wishbow/platform';
import { arrive } from './arrive.ts';

/** The second step of a log-in. `onExpired` runs when it has to begin anew. */
export function useConfirmLogin(pendingToken: string, onLoggedIn?: (userId: string) => void, onExpired?: () => void) {
  return useMutation({
    mutationFn: (code: string) =>
      callApi(secondFactorContract.confirmLogin, { body: { pending_token: pendingToken, code } }),
    onSuccess: ({ status, body }) => {
      if (status === 200) return arrive(body.user.id, onLoggedIn);
      if (status === 422 && body.errors) return;
      showToast(body.message, { tone: 'error' });
      if (status === 422) onExpired?.();
    },
  });
}
