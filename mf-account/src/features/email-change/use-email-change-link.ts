import { browserEvents } from '@wishbow/contracts/browser-events';
import { identityContract } from '@wishbow/contracts/identity-contract';
import { callApi, emit, useMutation, useSession } from '@wishbow/platform';

const ENDPOINTS = { confirm: identityContract.confirmEmailChange, undo: identityContract.undoEmailChange };

/** Uses up a link about a change of address: the one in the new mailbox, or the one in the old. */
export function useEmailChangeLink(deed: keyof typeof ENDPOINTS) {
  const { user } = useSession();
  return useMutation({
    mutationFn: (token: string) => callApi(ENDPOINTS[deed], { body: { token } }),
    onSuccess: ({ status }) => {
      if (status === 200 && user) emit(browserEvents, 'account:profile-changed', { userId: user.id });
    },
  });
}
