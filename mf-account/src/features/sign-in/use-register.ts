import { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { callApi, showToast, useMutation } from '@wishbow/platform';
import { arrive } from './arrive.ts';
import { logIn } from './use-log-in.ts';

export type Registration = CallOf<typeof accountsContract.register>['body'];

/** Makes an account and signs the person in with it. `onRegistered` runs once the page knows who is there. */
export function useRegister(onRegistered?: (userId: string) => void) {
  return useMutation({
    mutationFn: async (form: Registration) => {
      const answer = await callApi(accountsContract.register, { body: form });
      if (answer.status === 429) showToast(answer.body.message, { tone: 'error' });
      if (answer.status !== 201) return undefined;
      return (await logIn({ email: form.email, password: form.password })).userId;
    },
    onSuccess: (userId) => {
      if (userId) arrive(userId, onRegistered, 'Account created');
    },
  });
}
