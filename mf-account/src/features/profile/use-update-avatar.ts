import { browserEvents } from '@wishbow/contracts/browser-events';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { emit, showToast, useChange } from '@wishbow/platform';

/** Shows another picture of the person, a data URL, or none. */
export function useUpdateAvatar(userId: UserId, onSaved: () => void) {
  return useChange(ownAccountContract.updateAvatar, (image: string | null) => ({ body: { image } }), {
    isForm: true,
    onSuccess: () => {
      emit(browserEvents, 'account:profile-changed', { userId });
      showToast('Updated successfully');
      onSaved();
    },
  });
}
