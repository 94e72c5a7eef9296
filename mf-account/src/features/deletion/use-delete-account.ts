import { browserEvents } from '@wishbow/contracts/browser-events';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { emit, navigate, showToast, useChange } from '@wishbow/platform';

/** Asks for the deletion; everybody is signed out by it, this page too. */
export function useDeleteAccount() {
  return useChange(ownAccountContract.deleteAccount, (password: string) => ({ body: { password } }), {
    isForm: true,
    onSuccess: () => {
      navigate('/');
      emit(browserEvents, 'account:signed-out', {});
      showToast('Your account will be deleted. We have sent you a mail about it.');
    },
  });
}
