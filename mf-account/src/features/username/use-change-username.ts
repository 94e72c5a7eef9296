import { browserEvents } from '@wishbow/contracts/browser-events';
import { identityContract } from '@wishbow/contracts/identity-contract';
import { emit, showToast, useChange } from '@wishbow/platform';

/** Calls the person something else from now on. */
export const useChangeUsername = () =>
  useChange(identityContract.changeUsername, (username: string) => ({ body: { username } }), {
    isForm: true,
    onSuccess: ({ user }) => {
      emit(browserEvents, 'account:profile-changed', { userId: user.id });
      showToast('Updated successfully');
    },
  });
