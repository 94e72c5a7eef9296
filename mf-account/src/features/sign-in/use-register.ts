import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { browserEvents } from '@wishbow/contracts/browser-events';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { callApi, emit, showToast, useMutation } from '@wishbow/platform';
import { logIn } from './use-log-in.ts';

export type Registration = CallOf<typeof accountsContract.register>['body'];

/** Makes an account and signs the person in with it. `onRegistered` runs once the page knows who is there. */
export function useRegister(onRegistered?: (userId: string) => void) {
  return useMutation({
    mutationFn: async (form: Registration) => {
      const answer = await callApi(accountsContract.register, { body: form });
      if (answer.status === 429) showToast(answer.body.message, { tone: 'error' });
      return answer.status === 201 ? logIn({ email: form.email, password: form.password }) : undefined;
    },
    onSuccess: (userId) => {
      if (!userId) return;
      showToast('Account created');
      emit(browserEvents, 'account:signed-in', { userId });
      onRegistered?.(userId);
    },
  });
}
