import { browserEvents } from '@wishbow/contracts/browser-events';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { emit, showToast, useChange } from '@wishbow/platform';

export type ProfileDraft = CallOf<typeof ownAccountContract.updateProfile>['body']['profile'];

/** Saves what a person says of themselves. */
export function useUpdateProfile(userId: UserId) {
  return useChange(ownAccountContract.updateProfile, (profile: ProfileDraft) => ({ body: { profile } }), {
    isForm: true,
    onSuccess: () => {
      emit(browserEvents, 'account:profile-changed', { userId });
      showToast('Updated successfully');
    },
  });
}
