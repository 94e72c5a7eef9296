import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { browserEvents } from '@wishbow/contracts/browser-events';
import { callApi, emit, showToast, useMutation } from '@wishbow/platform';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs a person in; the session travels as a cookie, the page keeps nothing.
 * @returns the person's id, or undefined when the form shows what is wrong.
 */
export async function logIn(credentials: Credentials): Promise<string | undefined> {
  const answer = await callApi(accountsContract.login, { body: credentials });
  if (answer.status === 429) showToast(answer.body.message, { tone: 'error' });
  return answer.status === 200 ? answer.body.user.id : undefined;
}

/** The log-in form's call. `onLoggedIn` runs once the page knows who is there. */
export function useLogIn(onLoggedIn?: (userId: string) => void) {
  return useMutation({
    mutationFn: logIn,
    onSuccess: (userId) => {
      if (!userId) return;
      showToast('Logged in');
      emit(browserEvents, 'account:signed-in', { userId });
      onLoggedIn?.(userId);
    },
  });
}
