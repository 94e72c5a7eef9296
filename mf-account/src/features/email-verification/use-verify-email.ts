import { browserEvents } from '@wishbow/contracts/browser-events';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { callApi, emit, useMutation, useSession } from '@wishbow/platform';

/** Uses up the link of a confirmation mail; the answer says when it does not work any more. */
export function useVerifyEmail() {
  const { user } = useSession();
  return useMutation({
    mutationFn: (token: string) => callApi(credentialsContract.verifyEmail, { body: { token } }),
    onSuccess: ({ status }) => {
      if (status === 200 && user) emit(browserEvents, 'account:profile-changed', { userId: user.id });
    },
  });
}
