import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { browserEvents } from '@wishbow/contracts/browser-events';
import { callApi, emit, failureText, navigate, showToast, useMutation } from '@wishbow/platform';

/** Ends the session at the server and leaves for the landing page. */
export function useLogOut() {
  return useMutation({
    mutationFn: () => callApi(accountsContract.logout, {}),
    onSuccess: () => {
      navigate('/');
      emit(browserEvents, 'account:signed-out', {});
      showToast('Logged out');
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
}
