import { browserEvents } from '@wishbow/contracts/browser-events';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { emit, showToast, useChange } from '@wishbow/platform';

/** Takes the deletion back. */
export function useKeepAccount(userId: UserId) {
  return useChange(ownAccountContract.keepAccount, () => ({}), {
    onSuccess: () => {
      emit(browserEvents, 'account:profile-changed', { userId });
      showToast('Your account stays');
    },
  });
}
