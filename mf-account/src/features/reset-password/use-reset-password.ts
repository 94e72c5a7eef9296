import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { callApi, navigate, showToast, useMutation } from '@wishbow/platform';

type NewPassword = CallOf<typeof credentialsContract.resetPassword>['body'];

/** Sets a new password with a mailed link, and leads to the log-in: every session has ended. */
export function useResetPassword(loginHref: string) {
  return useMutation({
    mutationFn: (form: NewPassword) => callApi(credentialsContract.resetPassword, { body: form }),
    onSuccess: ({ status }) => {
      if (status !== 200) return;
      navigate(loginHref);
      showToast('Updated successfully');
    },
  });
}
