import { browserEvents } from '@wishbow/contracts/browser-events';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { emit, navigate, showToast, useChange } from '@wishbow/platform';

/** Ends every session of the person, and leaves for the landing page. */
export function useLogOutEverywhere() {
  return useChange(ownAccountContract.logoutEverywhere, () => ({}), {
    onSuccess: () => {
      navigate('/');
      emit(browserEvents, 'account:signed-out', {});
      showToast('Logged out');
    },
  });
}
