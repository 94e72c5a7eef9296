import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { browserEvents } from '@wishbow/contracts/browser-events';
import type { PrivacySettings } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import { emit, showToast, useChange } from '@wishbow/platform';

/** Changes single settings of one's own privacy. */
export function useChangePrivacy(userId: UserId) {
  const toCall = (settings: Partial<PrivacySettings>) => ({
    params: { settingsId: userId },
    body: { user: { settings } },
  });
  return useChange(accountsContract.updateSettings, toCall, {
    onSuccess: () => {
      emit(browserEvents, 'account:profile-changed', { userId });
      showToast('Settings updated');
    },
  });
}
