import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { queryClient, showToast, useChange } from '@wishbow/platform';

type NewPassword = CallOf<typeof credentialsContract.changePassword>['body'];

/** Sets a new password. All other places are signed out; what was known of the sessions is old. */
export function useChangePassword(onChanged: () => void) {
  return useChange(credentialsContract.changePassword, (form: NewPassword) => ({ body: form }), {
    isForm: true,
    onSuccess: () => {
      showToast('Updated successfully');
      void queryClient.invalidateQueries();
      onChanged();
    },
  });
}
