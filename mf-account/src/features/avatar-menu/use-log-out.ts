import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { browserEvents } from '@wishbow/contracts/browser-events';
import { emit, navigate, showToast, useChange } from '@wishbow/platform';

/** Ends the session at the server and leaves for the landing page. */
export function useLogOut() {
  return useChange(accountsContract.logout, () => ({}), {
    onSuccess: () => {
      navigate('/');
      emit(browserEvents, 'account:signed-out', {});
      showToast('Logged out');
    },
  });
}
