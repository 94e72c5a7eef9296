import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { callApi, showToast, useMutation } from '@wishbow/platform';

const FAILED = 'Please try again. Failed to reset password';

/** Asks for a mail with a link to a new password. The answer never tells whether somebody has the address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => callApi(credentialsContract.forgotPassword, { body: { email } }),
    onSuccess: ({ status, body }) => {
      const isShownByForm = status === 200 || (status === 422 && body.errors);
      if (!isShownByForm) showToast(FAILED, { tone: 'error' });
    },
    onError: () => showToast(FAILED, { tone: 'error' }),
  });
}
