import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { showToast, useChange } from '@wishbow/platform';

/** Has the confirmation mailed once more. */
export function useSendVerification() {
  return useChange(credentialsContract.sendVerification, () => ({}), {
    onSuccess: () => showToast('We have sent you a mail with a link.'),
  });
}
