import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { browserEvents } from '@wishbow/contracts/browser-events';
import type { PrivacySettings } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import { callApi, emit, failureText, showToast, useMutation } from '@wishbow/platform';

/** Changes single settings of one's own privacy. */
export function useChangePrivacy(userId: UserId) {
  return useMutation({
    mutationFn: (settings: Partial<PrivacySettings>) =>
      callApi(accountsContract.updateSettings, { params: { settingsId: userId }, body: { user: { settings } } }),
    onSuccess: () => {
      emit(browserEvents, 'account:profile-changed', { userId });
      showToast('Settings updated');
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
}
